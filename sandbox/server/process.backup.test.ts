import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, vi } from 'vitest';
import { sandboxScript } from '../../tools/run/build.mjs';
import { requirements } from '../../tools/test/requirements.mjs';
import { headersOf, merchant } from '../testing/api.ts';
import { database } from '../testing/database.ts';
import { besideEachOther, itWithProcesses, untilReady } from '../testing/process.ts';

const headers = headersOf(merchant);
const run = promisify(execFile);
const references = '/api/payments/references';

/** Programs of PostgreSQL lie beside `initdb`; undefined where it is not installed. */
const initdb = requirements.postgresql.find();
const pgDump = initdb && join(dirname(initdb), 'pg_dump');

/** Creates payments until it is told to stop, and writes each id down as it is acknowledged. */
async function keepWriting(origin: string, acknowledged: string[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const body = JSON.stringify({ amount: 1000 });
    const response = await fetch(origin + references, { method: 'POST', headers, body });
    acknowledged.push(((await response.json()) as { data: { id: string } }).data.id);
  }
}

/** A busy machine is no failure. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

/** Ids that a sandbox does not have. */
async function missing(origin: string, ids: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    ids.map(async (id) => (await fetch(`${origin}/api/payments/${id}`, { headers })).status === 200),
  );
  return ids.filter((_, index) => !found[index]);
}

describe('a backup while the sandbox runs', besideEachOther, () => {
  const it = itWithProcesses(sandboxScript);
  const folders: string[] = [];

  function newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'balcao-restored-'));
    folders.push(folder);
    return folder;
  }

  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it.runIf(database === 'sqlite')(
    'is written on SIGUSR2, and restored it has every payment acknowledged before',
    async ({ processes: { newDatabase, start } }) => {
      const source = await newDatabase();
      const dataDir = 'sqlite' in source.location ? dirname(source.location.sqlite) : '';
      const sandbox = await untilReady(await start({ database: source }));
      const acknowledged: string[] = [];
      const stop = new AbortController();
      const writers = Array.from({ length: 8 }, () => keepWriting(sandbox.origin, acknowledged, stop.signal));
      await eventually(() => expect(acknowledged.length).toBeGreaterThan(100));

      const pid = Number(readFileSync(join(dataDir, 'sandbox.pid'), 'utf8'));
      const before = [...acknowledged];
      process.kill(pid, 'SIGUSR2');
      await eventually(() => expect(sandbox.said()).toContain('Backup written: '));
      const after = acknowledged.length;
      await eventually(() => expect(acknowledged.length).toBeGreaterThan(after + 10));
      stop.abort();
      await Promise.all(writers);

      const [name = '', ...others] = readdirSync(join(dataDir, 'backups'));
      expect(others).toEqual([]);
      expect(sandbox.said()).toContain(name);
      const restored = newFolder();
      copyFileSync(join(dataDir, 'backups', name), join(restored, 'sandbox.db'));
      await sandbox.end('SIGTERM');
      expect(existsSync(join(dataDir, 'sandbox.pid'))).toBe(false);
      const second = await untilReady(
        await start({ database: { ...source, location: { sqlite: join(restored, 'sandbox.db') } } }),
      );
      expect(await missing(second.origin, before)).toEqual([]);
    },
  );

  it.runIf(database === 'sqlite')(
    'asked for twice at once is written twice',
    async ({ processes: { newDatabase, start } }) => {
      const source = await newDatabase();
      const dataDir = 'sqlite' in source.location ? dirname(source.location.sqlite) : '';
      const sandbox = await untilReady(await start({ database: source }));
      sandbox.child.kill('SIGUSR2');
      await new Promise((done) => setTimeout(done, 20));
      sandbox.child.kill('SIGUSR2');
      await eventually(() =>
        expect(readdirSync(join(dataDir, 'backups')).filter((name) => name.endsWith('.db'))).toHaveLength(2),
      );
    },
  );

  it.runIf(database === 'postgresql' && pgDump)(
    'is made by pg_dump, and restored it has every payment acknowledged before',
    async ({ processes: { newDatabase, start } }) => {
      const source = await newDatabase();
      const target = await newDatabase();
      const urlOf = ({ location }: typeof source) => ('postgres' in location ? location.postgres : '');
      const sandbox = await untilReady(await start({ database: source }));
      const acknowledged: string[] = [];
      const stop = new AbortController();
      const writers = Array.from({ length: 8 }, () => keepWriting(sandbox.origin, acknowledged, stop.signal));
      await eventually(() => expect(acknowledged.length).toBeGreaterThan(100));

      const file = join(newFolder(), 'balcao.dump');
      const before = [...acknowledged];
      const dumped = await run(String(pgDump), ['--format=custom', `--file=${file}`, urlOf(source)]);
      expect(dumped.stderr).toBe('');
      stop.abort();
      await Promise.all(writers);
      const pgRestore = join(dirname(String(pgDump)), 'pg_restore');
      const restored = await run(pgRestore, ['--no-owner', `--dbname=${urlOf(target)}`, file]);
      expect(restored.stderr).toBe('');
      const second = await untilReady(await start({ database: target }));
      expect(await missing(second.origin, before)).toEqual([]);
    },
  );

  it.runIf(database === 'postgresql')('asked for by signal names pg_dump', async ({ processes }) => {
    const sandbox = await untilReady(await processes.start());
    sandbox.child.kill('SIGUSR2');
    await eventually(() => expect(sandbox.said()).toContain('pg_dump'));
  });
});
