import { runChild } from '../run/children.mjs';
import { makeDerived } from '../run/derived.mjs';
import { installAll, installOnDebian } from '../run/install.mjs';
import { at, scriptOf } from '../run/paths.mjs';
import { freePort } from '../run/ports.mjs';
import { Problem } from '../run/problem.mjs';
import { runProgram } from '../run/program.mjs';
import { howToGet, requirements } from '../test/requirements.mjs';

export const guidePictures = at('site', 'static', 'img', 'screens');

/** Device pixels per CSS pixel in the pictures of the guides, a compromise between sharpness and size. */
export const pictureScale = 1.5;

/** `npm run screenshots [-- names] [--readme]` takes all pictures, or the named ones. @param {string[]} args */
export const screenshots = (args) =>
  runProgram(async () => {
    await installAll();
    await makeDerived();
    if (!requirements.chromium.find()) await installOnDebian('chromium')(console.log);
    if (!requirements.chromium.find()) throw new Problem(howToGet(requirements.chromium));
    const names = args.filter((arg) => !arg.startsWith('--'));
    process.exitCode = await takePictures(args.includes('--readme') ? 'readme.shots' : 'guides.shots', names);
  });

/** @param {string} file of e2e/screenshots @param {string[]} names */
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
