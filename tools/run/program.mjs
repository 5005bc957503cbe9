import { stopChildren } from './children.mjs';
import { tell } from './problem.mjs';

/**
 * Runs work that lives until the person ends it (Ctrl+C, a closed terminal, a service manager), and stops
 * every process of ours at the end. Leaves with 1 when it failed.
 * @param {(fail: (error: Error) => void) => Promise<void>} work `fail` ends it later, after its promise is kept
 * @param {{ endedCode?: number }} [options] exit code when a person ended it
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
 * A signal sent to npm alone ends npm and its shell, and never reaches us: a new parent tells.
 * @param {() => void} end
 */
function whenNpmIsGone(end) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), 1000).unref();
}
