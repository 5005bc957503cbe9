import { stopChildren } from './children.mjs';
import { tell } from './problem.mjs';

/**
 * Runs work until the user ends it (Ctrl+C, closed terminal, service manager), then stops all child processes. Exits
 * with 1 on failure.
 * @param {(fail: (error: Error) => void) => Promise<void>} work may call `fail` to end it after its promise is resolved
 * @param {{ endedCode?: number }} [options] exit code if the user ended it
 */
export async function runProgram(work, { endedCode = 0 } = {}) {
  let ending = false;
  /** @param {number} exitCode */
  const end = async (exitCode) => {
    if (ending) return;
    ending = true;
    await stopChildren();
    process.exit(exitCode);
  };
  /** @param {unknown} error */
  const fail = (error) => {
    if (!ending) tell(error);
    end(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(endedCode));
  whenNpmIsGone(() => end(endedCode));
  await work(fail).catch(fail);
}

/**
 * Ends when the parent process changes, because a signal to npm alone ends only npm and its shell.
 * @param {() => void} end
 */
function whenNpmIsGone(end) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), 1000).unref();
}
