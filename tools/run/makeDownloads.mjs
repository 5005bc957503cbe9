import { constants, setPriority } from 'node:os';
import { addDownloads } from './build.mjs';
import { runProgram } from './program.mjs';

/** Adds the downloads while the site is being served, with a low priority, because readers come first. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await runProgram(async () => {
  await addDownloads();
});
