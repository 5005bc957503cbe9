import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Problem } from './problem.mjs';

const onWindows = process.platform === 'win32';

/** Grace period before a child is killed, longer than the 12 seconds a sandbox takes at most to shut down. */
const graceMs = 13_000;

let closed = false;

/** @type {Map<import('node:child_process').ChildProcess, NodeJS.Signals>} running children with their stop signals */
const running = new Map();

// Only a crash leaves children running at this point.
process.once('exit', () => {
  for (const child of running.keys()) signalGroup(child, 'SIGKILL');
});

/**
 * Starts a child process in its own group, so that its children are stopped with it.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { stopSignal?: NodeJS.Signals }} [options]
 */
export function startChild(command, args, { stopSignal = 'SIGTERM', ...options } = {}) {
  if (closed) throw new Problem('Stopping; nothing new is started.');
  const child = spawn(command, args, { detached: !onWindows, windowsHide: true, ...options });
  running.set(child, stopSignal);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * Runs a process to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onLine?: (line: string) => void, limitMinutes?:
 * number }} [options] `onLine` receives each line of both outputs, which otherwise go to the terminal; there
 * is no input; the process is stopped after `limitMinutes`
 * @returns {Promise<number>} exit code; 1 if a signal ended the process, 127 if it could not be started
 */
export function runChild(command, args, { onLine, limitMinutes, ...options } = {}) {
  const output = onLine ? 'pipe' : 'inherit';
  const child = startChild(command, args, { stdio: ['ignore', output, output], ...options });
  if (onLine) for (const stream of [child.stdout, child.stderr]) splitLines(stream, onLine);
  const limit = limitMinutes && setTimeout(() => giveUp(child, limitMinutes, onLine), limitMinutes * 60_000);
  child.once('exit', () => clearTimeout(limit));
  return new Promise((done) => {
    child.once('error', (error) => {
      onLine?.(error.message);
      done(127);
    });
    child.once('close', (code) => done(code ?? 1));
  });
}

/**
 * Stops a process and its group with its stop signal; kills them after 13 seconds.
 * @param {import('node:child_process').ChildProcess} child
 */
export async function stopChild(child) {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const gone = once(child, 'exit');
  if (child.connected) child.disconnect();
  else signalGroup(child, running.get(child) ?? 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
  await gone;
  clearTimeout(timer);
  signalGroup(child, 'SIGKILL');
}

/** Stops all running processes of {@link startChild}. No new process is started afterwards. */
export async function stopChildren() {
  closed = true;
  await Promise.all([...running.keys()].map(stopChild));
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} minutes
 * @param {(line: string) => void} [onLine]
 */
function giveUp(child, minutes, onLine = console.error) {
  onLine(`It took more than ${minutes} minutes and was stopped.`);
  stopChild(child);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  const pid = Number(child.pid);
  if (onWindows) {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // The whole group has already ended.
  }
}

/**
 * @param {import('node:stream').Readable | null} stream
 * @param {(line: string) => void} onLine
 */
function splitLines(stream, onLine) {
  let rest = '';
  stream?.setEncoding('utf8');
  stream?.on('data', (/** @type {string} */ text) => {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  stream?.on('end', () => rest && onLine(rest));
}
