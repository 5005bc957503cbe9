import { buildSite } from './build.mjs';
import { runProgram } from './program.mjs';

/** Builds the site, from which the documentation is taken, and then the package to publish. */
await runProgram(() => buildSite((line) => line.trim() && console.error(`  site | ${line}`)));
