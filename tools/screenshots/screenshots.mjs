import { mkdirSync, rmSync } from 'node:fs';
import { runChild } from '../run/children.mjs';
import { makeDerived } from '../run/derived.mjs';
import { installAll } from '../run/install.mjs';
import { at, scriptOf } from '../run/paths.mjs';
import { freePort } from '../run/ports.mjs';
import { Problem } from '../run/problem.mjs';
import { runProgram } from '../run/program.mjs';
import { installOnDebian } from '../test/installOnDebian.mjs';
import { howToGet, requirements } from '../test/requirements.mjs';
import { guidePictures, picturesFolder, writeOverview } from './overview.mjs';

/**
 * `npm run screenshots [-- names] [--guides]`: takes a picture of every kind of page (the table in
 * e2e/site/pageTypes.ts) and of every screen payers and integrators meet (e2e/screens/), in every language, both
 * colours and both widths, from its own site and sandbox, and prints their folder.
 * @param {string[]} args beginnings of the names that are wanted, all without any; `--guides` makes the pictures the
 * guides show instead, where the site keeps them, and `--readme` that of the README
 */
export const screenshots = (args) =>
  runProgram(async () => {
    await installAll();
    await makeDerived();
    if (!requirements.chromium.find()) await installOnDebian('chromium')(console.log);
    if (!requirements.chromium.find()) throw new Problem(howToGet(requirements.chromium));
    const names = args.filter((arg) => !arg.startsWith('--'));
    const [, shots] = Object.entries(shotsOfGuides).find(([flag]) => args.includes(flag)) ?? [];
    if (!shots && names.length === 0) rmSync(picturesFolder, { recursive: true, force: true });
    mkdirSync(picturesFolder, { recursive: true });
    const code = await takePictures(shots ?? 'every.shots', names);
    console.log(`\nThe pictures: ${shots ? guidePictures : writeOverview()}`);
    process.exitCode = code;
  });

/** Files of e2e/screenshots that make the pictures of the guides, by the flag that asks for them. */
const shotsOfGuides = {
  '--guides': 'guides.shots',
  '--readme': 'readme.shots',
};

/**
 * @param {string} file of e2e/screenshots
 * @param {string[]} names
 */
async function takePictures(file, names) {
  const env = {
    ...process.env,
    SCREENS: names.join(','),
    E2E_SITE_PORT: String(await freePort()),
    E2E_SANDBOX_PORT: String(await freePort()),
  };
  const args = ['test', '--config=screenshots.config.ts', '--reporter=list', file];
  const script = scriptOf('@playwright/test', 'playwright');
  return runChild(process.execPath, [script, ...args], { cwd: at('e2e'), env });
}
