import { buildSite } from './build.mjs';
import { runProgram } from './program.mjs';

/** The package as it is published: with the documentation, which the site is built for. */
await runProgram(() => buildSite((line) => line.trim() && console.error(`  site | ${line}`)));
