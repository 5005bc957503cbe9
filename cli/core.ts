import { CallRefused, createSandbox, WaitFailed } from './library/createSandbox.ts';
import { runCommand } from './runCommand.ts';
import { loader } from './server/loader.ts';

/** What the command and the library are made of. The build makes one file of it, which is compiled once for both. */
export const core = { createSandbox, CallRefused, WaitFailed, runCommand, loader };
