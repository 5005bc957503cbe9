import { constants, setPriority } from 'node:os';
import { addDownloads } from './build.mjs';
import { runProgram } from './program.mjs';

/** What readers download, added to the built site while it is served: who reads a page comes first. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await runProgram(async () => {
  await addDownloads();
});
