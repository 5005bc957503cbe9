import { CallRefused, createSandbox, WaitFailed } from './library/createSandbox.ts';
import { runCommand } from './runCommand.ts';
import { loader } from './server/loader.ts';

/** Parts of the command and the library. The build bundles them into one file, which is compiled once for both. */
export const core = { createSandbox, CallRefused, WaitFailed, runCommand, loader };
