import { buildSite } from './build.mjs';
import { buildPackage } from './cli.mjs';
import { runProgram } from './program.mjs';

/** The package as it is published: with the documentation, which the site is built for. */
await runProgram(async () => {
  await buildSite((line) => line.trim() && console.error(`  site | ${line}`));
  await buildPackage();
});
