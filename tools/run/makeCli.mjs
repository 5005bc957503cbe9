import { buildSite } from './build.mjs';
import { runProgram } from './program.mjs';

/** Builds the site for its documentation, then the published package. */
await runProgram(() => buildSite((line) => line.trim() && console.error(`  site | ${line}`)));
