import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { afterAll, describe, expect, vi } from 'vitest';
import { sandboxScript } from '../../tools/run/build.mjs';
import { requirements } from '../../tools/test/requirements.mjs';
import { headersOf, merchant } from '../testing/api.ts';
import { database } from '../testing/database.ts';
import { besideEachOther, itWithProcesses, untilReady } from '../testing/process.ts';

const headers = headersOf(merchant);
const run = promisify(execFile);
const references = '/api/payments/references';

/** PostgreSQL's `initdb`, which is beside its other programs; undefined if PostgreSQL is not installed. */
const initdb = requirements.postgresql.find();
const pgDump = initdb && join(dirname(initdb), 'pg_dump');

async function send<Data>(origin: string, method: string, path: string, body?: object): Promise<Data> {
  const response = await fetch(origin + path, { method, headers, body: body && JSON.stringify(body) });
  const { data, error } = (await response.json()) as { data: Data; error?: unknown };
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(error)}`);
  return data;
}

/** Creates and pays references until aborted. Records the id of each acknowledged one. */
async function keepWriting(origin: string, acknowledged: string[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const amount = 1000;
    const { id, referenceDetails } = await send<Payment>(origin, 'POST', references, { amount });
    await send(origin, 'POST', '/sandbox/atm', { ...referenceDetails, amount });
    acknowledged.push(id);
  }
}

/** Receiver that refuses everything until it is enabled; then it records the payment of each message. */
async function openReceiver() {
  const paymentIds = new Set<string>();
  const receiver = { paymentIds, isBack: false, url: '', close: () => void server.close() };
  const server = createServer(async (request, response) => {
    const { payments } = (await json(request)) as { payments: { id: string }[] };
    if (receiver.isBack) for (const { id } of payments) paymentIds.add(id);
    response.writeHead(receiver.isBack ? 204 : 503).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  receivers.push(receiver);
  return receiver;
}

type Receiver = Awaited<ReturnType<typeof openReceiver>>;
const receivers: { close(): void }[] = [];

/** Starts to create payments with messages to a receiver. Returns once some have been created. */
async function startWriting(origin: string) {
  const receiver = await openReceiver();
  await send(origin, 'POST', '/api/webhooks', { action: 'payment_confirmed', url: receiver.url });
  const acknowledged: string[] = [];
  const stop = new AbortController();
  const writers = Array.from({ length: 8 }, () => keepWriting(origin, acknowledged, stop.signal));
  await eventually(() => expect(acknowledged.length).toBeGreaterThan(20));
  const endWriting = async () => {
    stop.abort();
    await Promise.all(writers);
  };
  return { receiver, acknowledged, endWriting };
}

/** Checks that a restored sandbox has all payments, sends their messages, and is consistent. */
async function expectWhole(origin: string, ids: readonly string[], receiver: Receiver): Promise<void> {
  expect(await missing(origin, ids)).toEqual([]);
  receiver.isBack = true;
  await send(origin, 'POST', '/sandbox/clock', { advanceSeconds: 86_400 });
  // On PostgreSQL, deliveries in flight during the copy wait until the lease of that process ends.
  for (const id of ids.filter((id) => !receiver.paymentIds.has(id))) {
    const path = `/sandbox/deliveries?paymentId=${id}&state=waiting`;
    const waiting = await send<{ url: string }[]>(origin, 'GET', path);
    expect([id, waiting.filter(({ url }) => url === receiver.url)]).toEqual([id, [expect.anything()]]);
  }
  // An import validates each row: its sums, states and references.
  await send(origin, 'POST', '/sandbox/import', await send(origin, 'GET', '/sandbox/export'));
  expect(await missing(origin, ids)).toEqual([]);
}

/** Bit of SIGUSR2 in the set of handled signals (proc_pid_status(5)). */
const sigusr2 = 1n << 11n;

/** Waits until a process handles SIGUSR2, because an earlier signal would end the process. */
async function untilHandled(pid: number): Promise<void> {
  for (;;) {
    const [, caught = '0'] = /SigCgt:\s*([0-9a-f]+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    if (BigInt(`0x${caught}`) & sigusr2) return;
    await new Promise((pause) => setTimeout(pause, 1));
  }
}

/** Polls with a long limit, because a busy machine is slow. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

async function missing(origin: string, ids: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    ids.map(async (id) => {
      const response = await fetch(`${origin}/api/payments/${id}`, { headers });
      const { data } = (await response.json()) as { data?: { stateDetails: { state: string } } };
      return data?.stateDetails.state === 'confirmed';
    }),
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
    for (const receiver of receivers) receiver.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it.runIf(database === 'sqlite')(
    'is written on SIGUSR2, and restored it has every payment acknowledged before, and sends its messages [process.backup-on-signal]',
    async ({ processes: { newDatabase, start } }) => {
      const source = await newDatabase();
      const dataDir = 'sqlite' in source.location ? dirname(source.location.sqlite) : '';
      const sandbox = await untilReady(await start({ database: source }));
      const { receiver, acknowledged, endWriting } = await startWriting(sandbox.origin);

      const pid = Number(readFileSync(join(dataDir, 'sandbox.pid'), 'utf8'));
      const before = [...acknowledged];
      process.kill(pid, 'SIGUSR2');
      await eventually(() => expect(sandbox.said()).toContain('Backup written: '));
      const after = acknowledged.length;
      await eventually(() => expect(acknowledged.length).toBeGreaterThan(after + 10));
      await endWriting();

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
      await expectWhole(second.origin, before, receiver);
    },
  );

  it.runIf(database === 'sqlite')(
    'asked for twice at once is written twice [process.each-backup-is-kept]',
    async ({ processes: { newDatabase, start } }) => {
      const source = await newDatabase();
      const dataDir = 'sqlite' in source.location ? dirname(source.location.sqlite) : '';
      const sandbox = await untilReady(await start({ database: source }));
      sandbox.child.kill('SIGUSR2');
      // Two pending signals of a process are merged (signal(7)).
      await eventually(() => expect(existsSync(join(dataDir, 'backups'))).toBe(true));
      sandbox.child.kill('SIGUSR2');
      await eventually(() =>
        expect(readdirSync(join(dataDir, 'backups')).filter((name) => name.endsWith('.db'))).toHaveLength(2),
      );
    },
  );

  it.runIf(database === 'sqlite' && process.platform === 'linux')(
    'asked for while the sandbox starts is written once it has started',
    async ({ processes }) => {
      const { child, said, origin } = await processes.start();
      await untilHandled(Number(child.pid));
      expect(said()).toBe('');
      expect(await fetch(origin).catch(() => 'not yet')).toBe('not yet');
      child.kill('SIGUSR2');
      await eventually(() => expect(said()).toContain('Backup written: '));
    },
  );

  it.runIf(database === 'postgresql' && pgDump)(
    'is made by pg_dump, and restored it has every payment acknowledged before, and sends its messages [process.pg-dump-restores]',
    async ({ processes: { newDatabase, start } }) => {
      const source = await newDatabase();
      const target = await newDatabase();
      const urlOf = ({ location }: typeof source) => ('postgres' in location ? location.postgres : '');
      const sandbox = await untilReady(await start({ database: source }));
      const { receiver, acknowledged, endWriting } = await startWriting(sandbox.origin);

      const file = join(newFolder(), 'balcao.dump');
      const before = [...acknowledged];
      const dumped = await run(String(pgDump), ['--format=custom', `--file=${file}`, urlOf(source)]);
      expect(dumped.stderr).toBe('');
      await endWriting();
      const pgRestore = join(dirname(String(pgDump)), 'pg_restore');
      const restored = await run(pgRestore, ['--no-owner', `--dbname=${urlOf(target)}`, file]);
      expect(restored.stderr).toBe('');
      const second = await untilReady(await start({ database: target }));
      await expectWhole(second.origin, before, receiver);
    },
  );

  it.runIf(database === 'postgresql')('asked for by signal names pg_dump', async ({ processes }) => {
    const sandbox = await untilReady(await processes.start());
    sandbox.child.kill('SIGUSR2');
    await eventually(() => expect(sandbox.said()).toContain('pg_dump'));
  });
});
