import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestContext } from 'vitest';
import type { LanguageId } from '../languages/languages.ts';
import { runtimes } from '../run/runtimes.ts';
import { serve } from '../run/serve.ts';
import { compiledCommand } from './compiled.ts';

/** Arguments of each language's program, as in the first line of the receiver. */
export const programs = {
  php: (port: number) => ['-S', `localhost:${port}`, 'receiver.php'],
  javascript: () => ['receiver.mjs'],
  python: () => ['receiver.py'],
  java: () => ['Receiver'],
  csharp: () => ['Receiver'],
} as const;

/** Receiver that accepts connections. */
export interface Running {
  url: string;
  child: ChildProcess;
  /** Output of the receiver so far. */
  said(): string;
}

/** Finds a port that is currently unused. */
export async function freePort(): Promise<number> {
  const { origin, close } = await serve(async () => new Response());
  await close();
  return Number(new URL(origin).port);
}

/** Whether a program listens on a port. */
export const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, 'localhost', () => socket.end());
    socket.on('close', (failed) => done(!failed)).on('error', () => undefined);
  });

/** Command that runs a program of this folder. Without the language's runtime the test is skipped, or fails in CI. */
export function commandOf(
  language: LanguageId,
  args: readonly string[],
  { skip }: Pick<TestContext, 'skip'>,
): readonly string[] {
  const { command, howToGet } = runtimes[language];
  const found = command();
  if (!found) {
    if (process.env.CI) throw new Error(howToGet);
    return skip(howToGet);
  }
  const isCompiled = language === 'java' || language === 'csharp';
  return isCompiled ? compiledCommand(language, args[0] ?? '') : [...found, ...args];
}

/**
 * Starts a receiver of this folder as a process and waits until it accepts connections.
 * @param argsOf arguments of the language's program, as in the first line of the receiver
 * @param settings environment variables of the receiver
 */
export async function startReceiver(
  language: LanguageId,
  argsOf: (port: number) => readonly string[],
  settings: Readonly<Record<string, string>>,
  context: TestContext,
): Promise<Running> {
  const port = await freePort();
  const [program = '', ...args] = commandOf(language, argsOf(port), context);
  const env = { ...process.env, ...settings, PORT: String(port), no_proxy: '*' };
  const child = spawn(program, args, { cwd: import.meta.dirname, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`It ended at once with ${child.exitCode}.`);
    await pause(20);
  }
  return { url: `http://localhost:${port}/`, child, said: () => said };
}
