import { buildCli } from './cli.mjs';
import { runProgram } from './program.mjs';

await runProgram(async () => void (await buildCli()));
