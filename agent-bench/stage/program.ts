import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild, stopChild } from '../../tools/run/children.mjs';
import { freePort } from '../../tools/run/ports.mjs';

/** The candidate's program while it runs. */
export interface Program {
  /** The last lines it wrote on the screen. */
  said(): string;
  /** Ends it, and whatever it started. */
  close(): Promise<void>;
}

/** Ports that programs were given: one that has not begun to listen yet looks free. */
const given = new Set<number>();

/** A port for one program alone. */
export async function ownPort(): Promise<number> {
  const port = await freePort();
  if (given.has(port)) return ownPort();
  given.add(port);
  return port;
}

const startSeconds = 60;
const keptCharacters = 2000;

const listens = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, 'localhost', () => socket.end());
    socket.on('close', (failed) => done(!failed)).on('error', () => undefined);
  });

/**
 * Starts `shop.mjs` of a folder as a process, and waits until it listens. It gets nothing of this process's environment
 * but the path of programs.
 * @throws Error with what it wrote when it ends, or does not listen in time
 */
export async function startProgram(
  folder: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<Program> {
  const env = { PATH: process.env.PATH, no_proxy: '*', ...settings, PORT: String(port) };
  const options = { cwd: folder, env, stopSignal: 'SIGKILL' } as const;
  const child = startChild(process.execPath, ['shop.mjs'], options);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => (said = (said + text).slice(-keptCharacters)));
  const program: Program = { said: () => said.trim(), close: () => stopChild(child) };
  for (const end = performance.now() + startSeconds * 1000; !(await listens(port)); await pause(15)) {
    if (child.exitCode !== null) throw new Error(`shop.mjs ended with ${child.exitCode}.\n${said}`);
    if (performance.now() < end) continue;
    await program.close();
    throw new Error(`shop.mjs does not listen on PORT after ${startSeconds} seconds.\n${said}`);
  }
  return program;
}
