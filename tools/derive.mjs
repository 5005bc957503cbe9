import { requireNode } from './run/node-version.mjs';

requireNode();
const { makeDerived } = await import('./run/derived.mjs');
const { runProgram } = await import('./run/program.mjs');
await runProgram(makeDerived);
