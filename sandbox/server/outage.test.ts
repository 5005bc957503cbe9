import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pageShapes } from '@balcao/contract/resources/checkouts/pageUrl.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { element } from '@balcao/text/xml.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sandboxScript } from '../../tools/run/build.mjs';
import { openBreakablePostgres } from '../../tools/test/breakablePostgres.mjs';
import { startLoad } from '../../tools/test/outageLoad.mjs';
import { requirements } from '../../tools/test/requirements.mjs';
import { canMount, mountSmallDisk } from '../../tools/test/smallDisk.mjs';
import type { DatabaseLocation } from '../storage/drivers/openDatabase.ts';
import { adminKey } from '../testing/adminSandbox.ts';
import { headersOf, merchant } from '../testing/api.ts';
import { database } from '../testing/database.ts';
import { type ReceivedEvent, readEvents } from '../testing/eventReader.ts';
import { freePort, type RunningSandbox, startProcess, untilReady } from '../testing/process.ts';
import { endpoint, messageOf } from '../testing/soapClient.ts';

/** Maximum time in milliseconds for a response, and for the recovery after an outage. */
const patience = 2000;

const headers = headersOf(merchant);

/** Disks are filled only by npm run test:full. */
const fillsDisks = Boolean(process.env.TEST_FULL) && canMount();

let sandbox: RunningSandbox | undefined;

async function start(place: DatabaseLocation): Promise<RunningSandbox> {
  sandbox = await untilReady(startProcess(sandboxScript, place, await freePort(), { ADMIN_KEY: adminKey }));
  return sandbox;
}

const statusOf = async (path: string) => {
  const answer = await fetch(`${sandbox?.origin}${path}`, { headers });
  await answer.body?.cancel();
  return answer.status;
};

interface Outage {
  begin(): unknown;
  end(): unknown;
}

/** Causes an outage of a sandbox under load, and checks what the sandbox guarantees. */
async function outlast(place: DatabaseLocation, { begin, end }: Outage, during: () => Promise<void>): Promise<void> {
  const { origin, child, said } = await start(place);
  const load = startLoad(origin, headers);
  await pause(500);
  const broken = performance.now();
  await begin();
  try {
    await pause(300);
    await during();
  } finally {
    await end();
  }
  const back = performance.now();
  expect(await load.recovered(back)).toBeLessThan(patience);
  await pause(300);
  await load.stop();
  expect(load.odd()).toEqual([]);
  expect(Math.max(...load.since(broken).map(({ milliseconds }) => milliseconds))).toBeLessThan(patience);
  const refused = load.since(broken).filter(({ status }) => status === 503);
  expect(refused.every(({ retryAfter }) => retryAfter === '2')).toBe(true);
  expect(await load.lost()).toEqual([]);
  expect(load.paid.size).toBeGreaterThan(0);
  expect(child.exitCode).toBeNull();
  expect(said()).not.toMatch(/cannot rollback|UnhandledPromise|uncaught/i);
}

const lines = (text: string) => (sandbox?.said() ?? '').split(text).length - 1;

afterEach(async () => {
  if (sandbox && sandbox.child.exitCode === null) await sandbox.end('SIGKILL');
  sandbox = undefined;
});

describe.runIf(database === 'postgresql')('a sandbox whose PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof openBreakablePostgres>>;
  let place: DatabaseLocation;

  beforeAll(async () => {
    const initdb = requirements.postgresql.find();
    if (!initdb) throw new Error('There is no initdb on this machine.');
    server = await openBreakablePostgres(initdb);
    place = { postgres: server.url };
  });
  afterAll(() => server.close());

  async function isOut(): Promise<void> {
    const { origin = '' } = sandbox ?? {};
    expect(await statusOf('/sandbox/health')).toBe(200);
    const token = seed.checkouts.ready;
    const [page, payer] = [pageShapes.old.replace('{id}', token), `/payer/${token}`];
    for (const path of ['/sandbox/ready', '/sandbox/clock', '/sandbox/events', '/api/payments', payer]) {
      expect([path, await statusOf(path)]).toEqual([path, 503]);
    }
    const seen = await fetch(origin + page, { headers: { Accept: 'text/html', 'Accept-Language': 'en' } });
    expect([seen.status, seen.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await seen.text()).toContain('<p>The database of the sandbox is unavailable.</p>');
    const body = messageOf(element('tns:checkIntegrationState', {}, ''));
    const soap = await fetch(origin + endpoint, { method: 'POST', body });
    expect([soap.status, soap.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await soap.text()).toContain('SOAP-ENV:Server');
  }

  it('stops at once answers 503 until it is back, and its streams go on [process.database-outage-answers-503]', async () => {
    let reader: ReturnType<typeof readEvents> | undefined;
    const begin = async () => {
      reader = readEvents(await fetch(`${sandbox?.origin}/sandbox/events`, { headers }));
      await reader.next();
      await server.stopAtOnce();
    };
    await outlast(place, { begin, end: server.start }, isOut);
    // The stream starts after the newest event, so it excludes earlier payments.
    const opened = readEvents(await fetch(`${sandbox?.origin}/sandbox/events`, { headers }));
    const { number: newest = 0 } = await opened.next();
    await opened.leave();
    const created = await fetch(`${sandbox?.origin}/api/payments/references`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ amount: 1000 }),
    });
    const { data } = (await created.json()) as { data: { id: string } };
    // Events of many payments at the same time are merged into one event without an id.
    const isNew = ({ number = 0, kind, id }: ReceivedEvent) =>
      number > newest && (id === data.id || (kind === 'payment' && id === null));
    expect((await reader?.until(isNew))?.at(-1)?.kind).toBe('payment');
    await reader?.leave();
    expect(await statusOf('/sandbox/ready')).toBe(200);
    expect([lines('[database] unavailable'), lines('[database] available again')]).toEqual([1, 1]);
  });

  it('freezes answers 503 within two seconds until it goes on', async () => {
    const end = server.thaw;
    await outlast(place, { begin: server.freeze, end }, async () => {
      await pause(patience);
      await isOut();
    });
  });

  it('is restarted goes on without a restart of its own [process.database-restart-goes-on]', async () => {
    await outlast(place, { begin: server.stopInOrder, end: server.start }, isOut);
  });

  it('loses its connections under load goes on at once', async () => {
    const begin = async () => {
      for (let n = 0; n < 5; n += 1) {
        await server.endConnections();
        await pause(50);
      }
    };
    await outlast(place, { begin, end: () => undefined }, async () => undefined);
  });

  it.runIf(fillsDisks)('has a full disk refuses what it cannot write, and goes on when there is room', async () => {
    const { url, disk } = await server.onSmallDisk(64);
    await outlast({ postgres: url }, { begin: disk.fill, end: disk.empty }, () => pause(500));
    expect(lines('[database] unavailable')).toBeLessThan(5);
  });
});

describe.runIf(database === 'sqlite' && fillsDisks)('a sandbox whose file lies on a disk that fills up', () => {
  let disk: ReturnType<typeof mountSmallDisk>;
  beforeAll(() => {
    disk = mountSmallDisk(mkdtempSync(join(tmpdir(), 'balcao-disk-')), 64);
  });
  afterAll(() => disk.unmount());

  it('refuses what it cannot write with 503, and goes on when there is room [process.full-disk-answers-503]', async () => {
    const place = { sqlite: join(disk.folder, 'sandbox.db') };
    await outlast(place, { begin: disk.fill, end: disk.empty }, async () => {
      await pause(300);
      expect(await statusOf('/sandbox/health')).toBe(200);
      expect(await statusOf('/sandbox/ready')).toBe(503);
      const admin = { method: 'POST', headers: { authorization: `Bearer ${adminKey}` } };
      const backup = await fetch(`${sandbox?.origin}/admin/backups`, admin);
      const { error } = (await backup.json()) as { error: { code: string } };
      expect([backup.status, error.code]).toEqual([409, 'a0402']);
    });
    expect(sandbox?.said()).not.toContain('    at ');
    expect([lines('[database] unavailable'), lines('cannot rollback')]).toEqual([1, 0]);
  });

  it('finishes a reset that the full disk interrupted, and says so [process.interrupted-reset-is-finished]', async () => {
    const { origin } = await start({ sqlite: join(disk.folder, 'sandbox.db') });
    const post = (path: string, body?: string) => fetch(origin + path, { method: 'POST', headers, body });
    const made = await post('/api/payments/references', JSON.stringify({ amount: 1000 }));
    const { data } = (await made.json()) as { data: { id: string } };
    disk.fill();
    const reset = await post('/sandbox/reset');
    const words = 'A reposição começou, e a sandbox acaba-a assim que houver espaço.';
    expect([reset.status, await reset.text()]).toEqual([503, expect.stringContaining(words)]);
    disk.empty();
    await expect.poll(() => statusOf(`/api/payments/${data.id}`), { timeout: patience }).toBe(404);
    await expect.poll(() => statusOf('/sandbox/ready'), { timeout: patience }).toBe(200);
  });

  it('cannot start while the disk is full, says so, and starts when there is room [process.full-disk-refuses-start]', async () => {
    const place = { sqlite: join(disk.folder, 'sandbox.db') };
    await (await start(place)).end('SIGTERM');
    disk.fill();
    const { child, gone, said } = startProcess(sandboxScript, place, await freePort());
    await gone;
    disk.empty();
    expect(child.exitCode).toBe(1);
    expect(said()).toContain(`DATA_DIR is "${disk.folder}", where the database cannot be opened`);
    await start(place);
    expect(await statusOf('/sandbox/ready')).toBe(200);
  });
});
