import { mkdirSync, rmSync } from 'node:fs';
import { runChild } from '../run/children.mjs';
import { installMissing } from '../run/install.mjs';
import { at, scriptOf } from '../run/paths.mjs';
import { freePort } from '../run/ports.mjs';
import { Problem } from '../run/problem.mjs';
import { runProgram } from '../run/program.mjs';
import { installChromium } from '../test/chromium.mjs';
import { howToGet, requirements } from '../test/requirements.mjs';
import { picturesFolder, writeOverview } from './overview.mjs';

/**
 * `npm run screenshots`: takes a picture of every kind of page (the table in e2e/site/pageTypes.ts) in every
 * language, both colours and both widths, from a site and a sandbox of its own, and says where they are.
 */
export const screenshots = () =>
  runProgram(async () => {
    await installMissing();
    if (!requirements.chromium.find()) await installChromium(console.log);
    if (!requirements.chromium.find()) throw new Problem(howToGet(requirements.chromium));
    rmSync(picturesFolder, { recursive: true, force: true });
    mkdirSync(picturesFolder, { recursive: true });
    const env = {
      ...process.env,
      E2E_SITE_PORT: String(await freePort()),
      E2E_SANDBOX_PORT: String(await freePort()),
    };
    const args = ['test', '--config=screenshots.config.ts', '--reporter=list'];
    const script = scriptOf('@playwright/test', 'playwright');
    const code = await runChild(process.execPath, [script, ...args], { cwd: at('e2e'), env });
    console.log(`\nThe pictures: ${writeOverview()}`);
    process.exitCode = code;
  });
