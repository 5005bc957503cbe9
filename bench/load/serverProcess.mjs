import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sandboxScript } from '../../tools/run/build.mjs';
import { freePort } from '../../tools/run/ports.mjs';

/** Clock ticks per second in /proc (proc(5), sysconf(_SC_CLK_TCK) on Linux). */
const ticksPerSecond = 100;

/** Starts a server. Returns the process, its time to the first response, and its resource use. Node gets `args`. */
export async function startServer({ args, env, probe, headers }) {
  const started = performance.now();
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
  while (!(await fetch(probe, { headers }).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended before it answered.`);
    await pause(5);
  }
  const startMilliseconds = performance.now() - started;
  return { pid: Number(child.pid), startMilliseconds, stop: () => stop(child) };
}

/** Starts a public sandbox behind a proxy. */
export async function startExposed(place) {
  const port = await freePort();
  const exposed = { SANDBOX_PUBLIC: '1', SANDBOX_URL: 'https://sandbox.example', SANDBOX_PROXIES: '1' };
  const env = { SANDBOX_PORT: String(port), ...exposed, ...place };
  const probe = `http://localhost:${port}/sandbox/health`;
  return { port, running: await startServer({ args: [sandboxScript], env, probe }) };
}

/** @param {import('node:child_process').ChildProcess} child */
async function stop(child) {
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
}

/** User and system time since the process started. */
export function cpuMicroseconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1e6) / ticksPerSecond;
}

export function memoryMegabytes(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
