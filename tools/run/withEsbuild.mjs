import { Problem } from './problem.mjs';

/** How many builds run in this process, over one service of esbuild. */
let running = 0;

/**
 * Runs a build of esbuild. Its service ends with the last build that runs: it would end the others, and a process waits
 * for it.
 * @template Result
 * @param {string} failure what is told when it fails; esbuild has told the reason before
 * @param {(esbuild: typeof import('esbuild')) => Promise<Result>} task
 * @returns {Promise<Result>}
 */
export async function withEsbuild(failure, task) {
  running += 1;
  const esbuild = await import('esbuild');
  try {
    return await task(esbuild);
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(failure, { cause: error });
  } finally {
    running -= 1;
    if (running === 0) await esbuild.stop();
  }
}
