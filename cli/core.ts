import { CallRefused, createSandbox, WaitFailed } from './library/createSandbox.ts';
import { runCommand } from './runCommand.ts';
import { loader } from './server/loader.ts';

/** Functions of the command and the library. They are bundled into one file, so that they are compiled only once. */
export const core = { createSandbox, CallRefused, WaitFailed, runCommand, loader };
