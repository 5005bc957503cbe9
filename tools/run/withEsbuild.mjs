import { Problem } from './problem.mjs';

/** Number of builds that are using the shared esbuild service. */
let running = 0;

/**
 * Runs a build. The last build ends the esbuild service, which would otherwise keep the process alive.
 * @template Result
 * @param {string} failure message printed after those of esbuild
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
