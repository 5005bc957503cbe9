import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const spin = 'for (;;);';

/**
 * Keeps all processors busy, so that every other program gets a part of each: a browser's own throttle does not reach its
 * workers.
 * @param {number} factor by which others become slower, a whole number
 * @returns {() => void} ends it
 */
export function keepBusy(factor) {
  const count = availableParallelism() * (factor - 1);
  // A session for each: Linux shares out the processors by session first (man 7 sched, "autogroup").
  const options = /** @type {const} */ ({ detached: true, stdio: 'ignore' });
  const children = Array.from({ length: count }, () => spawn(process.execPath, ['-e', spin], options));
  return () => {
    for (const child of children) child.kill('SIGKILL');
  };
}
