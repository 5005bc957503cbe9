import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { it } from 'vitest';
import type { DatabaseLocation } from '../storage/drivers/openDatabase.ts';
import { emptyDatabase, type TestDatabase } from './database.ts';

/** Sandbox in its own process, called over HTTP. */
export interface RunningSandbox {
  origin: string;
  child: ChildProcess;
  said(): string;
  /** Resolves when the process has exited and all its output has arrived. */
  gone: Promise<unknown>;
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the bundle on a database, without waiting until it responds. */
export function startProcess(
  script: string,
  location: DatabaseLocation,
  port: number,
  more: NodeJS.ProcessEnv = {},
): RunningSandbox {
  const where =
    'sqlite' in location
      ? { DATA_DIR: dirname(location.sqlite), DATABASE_URL: '' }
      : { DATABASE_URL: location.postgres };
  const origin = `http://localhost:${port}`;
  const env = { ...process.env, ...where, SANDBOX_PORT: String(port), SANDBOX_URL: origin, ...more };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  const gone = once(child, 'close');
  return {
    origin,
    child,
    gone,
    said: () => text,
    async end(signal) {
      child.kill(signal);
      await gone;
      return child.exitCode;
    },
  };
}

export async function untilReady(sandbox: RunningSandbox): Promise<RunningSandbox> {
  for (;;) {
    const ready = await fetch(`${sandbox.origin}/sandbox/ready`).catch(() => undefined);
    if (ready?.ok) return sandbox;
    if (sandbox.child.exitCode !== null) throw new Error(`The sandbox ended: ${sandbox.said()}`);
    await new Promise((pause) => setTimeout(pause, 20));
  }
}

export interface Processes {
  /** Empty database that several processes may open one after another. */
  newDatabase(): Promise<TestDatabase>;
  start(options?: ProcessOptions): Promise<RunningSandbox>;
}

interface ProcessOptions {
  database?: TestDatabase;
  port?: number;
  /** Environment variables besides those for the database and the port. */
  env?: NodeJS.ProcessEnv;
}

/** Options of suites that start processes concurrently: each test takes longer, all together take less. */
export const besideEachOther = { concurrent: true, timeout: 60_000 };

async function kill({ child, end }: RunningSandbox): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await end('SIGKILL');
}

/** `it` for tests that start processes of the one-file sandbox. They may run concurrently, because they share none. */
export function itWithProcesses(sandboxScript: string) {
  return it.extend<{ processes: Processes }>({
    processes: async ({ onTestFinished }, use) => {
      const started: RunningSandbox[] = [];
      const databases: TestDatabase[] = [];

      async function newDatabase(): Promise<TestDatabase> {
        const database = await emptyDatabase({ kept: true });
        databases.push(database);
        return database;
      }

      onTestFinished(async () => {
        await Promise.all(started.map(kill));
        await Promise.all(databases.map(({ drop }) => drop()));
      });
      await use({
        newDatabase,
        async start({ database, port, env } = {}) {
          const { location } = database ?? (await newDatabase());
          const sandbox = startProcess(sandboxScript, location, port ?? (await freePort()), env);
          started.push(sandbox);
          return sandbox;
        },
      });
    },
  });
}
