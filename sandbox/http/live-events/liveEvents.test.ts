import { heartbeatSeconds } from '@balcao/contract/control/liveEvents.ts';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSandbox } from '../../createSandbox.ts';
import type { Runtime } from '../../domain/runtime.ts';
import { sharedTenant } from '../../domain/tenants/tenantCredentials.ts';
import { merchant, otherMerchant } from '../../testing/api.ts';
import { database, migratedDatabase } from '../../testing/database.ts';
import { askForEvents, type EventReader, readEvents } from '../../testing/eventReader.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';
import { webRuntime } from '../../webRuntime.ts';

const testSandbox = useTestSandbox();
const reference = '/api/payments/references';
let readers: EventReader[] = [];

afterEach(async () => {
  for (const reader of readers) await reader.leave();
  readers = [];
});

async function listen(who = merchant, query = '', headers = {}): Promise<EventReader> {
  const reader = readEvents(await askForEvents(testSandbox.sandbox.fetch, who, query, headers));
  readers.push(reader);
  return reader;
}

/** Opens a stream that starts after the latest event. */
async function listenFromNow(who = merchant): Promise<{ reader: EventReader; from: number }> {
  // The stream first reads the event of the reset before the test.
  const reader = await listen(who);
  const { kind, number = 0 } = await reader.next();
  expect(kind).toBe('everything');
  return { reader, from: number };
}

describe('the stream of events', () => {
  it('names each kind of thing that can change', async () => {
    const { reader } = await listenFromNow();
    const kinds = new Set<string>();
    const wanted = ['payment', 'push', 'delivery', 'webhook', 'request', 'clock', 'entity', 'everything'];
    await testSandbox.api.post('/sandbox/payments/1005/phone', { answer: 'accept' });
    await testSandbox.api.post('/api/webhooks', { action: 'payment_expired', url: 'https://loja.example/' });
    await testSandbox.api.post('/sandbox/entities/999999206/review', { action: 'approve' });
    await testSandbox.api.post('/sandbox/clock', { advanceSeconds: 60 });
    await testSandbox.api.post('/sandbox/reset');
    await reader.until(({ kind }) => wanted.every((each) => kinds.add(kind).has(each)));
    expect([...kinds].sort()).toEqual([...wanted].sort());
  });

  it('refuses an id of another stream as the header that it came in', async () => {
    const response = await askForEvents(testSandbox.sandbox.fetch, merchant, '', { 'last-event-id': 'abc' });
    const { error } = (await response.json()) as { error: { errors: object[] } };
    expect([response.status, error.errors]).toMatchObject([
      422,
      [
        {
          code: 'e00224',
          source: { header: 'Last-Event-ID' },
          msg: expect.stringContaining('Last-Event-ID'),
        },
      ],
    ]);
  });

  it('goes on where somebody stopped, by query or by header', async () => {
    const { reader, from } = await listenFromNow();
    await testSandbox.api.post(reference, { amount: 1000 });
    await reader.until(({ kind, id }) => kind === 'payment' && id === '1101');
    await reader.leave();
    await testSandbox.api.post(reference, { amount: 1000 });
    for (const again of [
      await listen(merchant, `?after=${from}`),
      await listen(merchant, '', { 'last-event-id': String(from) }),
    ]) {
      const missed = await again.until(({ kind, id }) => kind === 'payment' && id === '1102');
      expect(missed[0]?.number).toBe(from + 1);
      expect(missed.filter(({ kind }) => kind === 'payment').map(({ id }) => id)).toEqual(['1101', '1102']);
    }
  });

  it('tells a platform nothing of another one', async () => {
    const { reader } = await listenFromNow(otherMerchant);
    await testSandbox.api.post(reference, { amount: 1000 });
    const { data } = await testSandbox.other.post<{ id: string }>(reference, { amount: 1000 });
    const events = await reader.until(({ kind }) => kind === 'payment');
    expect(events.filter(({ kind }) => kind === 'payment')).toMatchObject([{ id: data.id }]);
    expect(events.filter(({ kind, id }) => kind === 'request' && id === null)).toEqual([]);
  });

  it('is for those who prove their key alone, and refuses a number that is none', async () => {
    const stranger = { code: merchant.code, privateKey: 'wrong' };
    const refused = await askForEvents(testSandbox.sandbox.fetch, stranger);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ error: { errors: [{ code: 'e00102' }] } });
    const odd = await askForEvents(testSandbox.sandbox.fetch, merchant, '?after=x');
    expect(odd.status).toBe(422);
  });

  it('does not answer its own echo: looking at the log changes no log', async () => {
    const { reader } = await listenFromNow();
    await testSandbox.api.get('/sandbox/requests');
    await testSandbox.api.get('/sandbox/payments');
    await testSandbox.api.get('/sandbox/clock');
    await testSandbox.api.post(reference, { amount: 1000 });
    const events = await reader.until(({ kind }) => kind === 'request');
    expect(events.filter(({ kind }) => kind === 'request')).toHaveLength(1);
  });
});

describe.runIf(database === 'postgresql')('two processes on one database', () => {
  it('tell their pages of each other’s changes', async () => {
    const testDatabase = await migratedDatabase();
    const options = { database: openTestDatabase(testDatabase.location), publicUrl: 'http://localhost:4000' };
    const one = await createSandbox(options);
    const two = await createSandbox(options);
    const reader = readEvents(await askForEvents(two.fetch, merchant));
    await reader.next();
    const headers = { authorization: `Basic ${btoa(`${merchant.code}:${merchant.privateKey}`)}` };
    await one.fetch(new Request('http://localhost:4000/sandbox/reset', { method: 'POST', headers }));
    expect((await reader.next()).kind).toBe('everything');
    await Promise.all([one.close(), two.close()]);
    await testDatabase.drop();
  });
});

describe.runIf(database === 'postgresql')('a process with many streams', () => {
  it('asks once at each look for all of them, nobody at a heartbeat, and once a platform for an event', async () => {
    const testDatabase = await migratedDatabase();
    const looks: (() => void)[] = [];
    const heartbeats: (() => void)[] = [];
    const runtime: Runtime = {
      ...webRuntime,
      every(_, task) {
        looks.push(task);
        return () => undefined;
      },
      after(milliseconds, task) {
        if (milliseconds !== heartbeatSeconds * 1000) return webRuntime.after(milliseconds, task);
        heartbeats.push(task);
        return () => undefined;
      },
    };
    const sandbox = await createSandbox({
      database: openTestDatabase(testDatabase.location),
      publicUrl: 'http://localhost:4000',
      runtime,
    });
    const who = Array.from({ length: 40 }, (_, n) => (n % 2 ? otherMerchant : merchant));
    const opened = await Promise.all(who.map(async (each) => readEvents(await askForEvents(sandbox.fetch, each))));
    await Promise.all(opened.map((reader) => reader.next()));
    await vi.waitFor(() => expect(heartbeats).toHaveLength(40));

    const query = vi.spyOn(pg.Client.prototype, 'query');
    const asked = () =>
      query.mock.calls.filter(([text]) => JSON.stringify(text).includes('from \\"live_events\\"')).length;
    const look = async () => {
      query.mockClear();
      for (const task of looks) task();
      await vi.waitFor(() => expect(asked()).toBeGreaterThan(0));
      await new Promise((resolve) => setTimeout(resolve, 200));
    };
    // The streams' initial queries may still be running.
    await look();
    await look();
    expect(asked()).toBe(1);
    for (const beat of heartbeats.splice(0)) beat();
    await look();
    expect(asked()).toBe(1);
    const another = openTestDatabase(testDatabase.location);
    const row = { tenant: sharedTenant, number: 1, platform_code: '', kind: 'everything', subject: '' };
    await another.db.insertInto('live_events').values(row).execute();
    await another.close();
    const heard = Promise.all(opened.map((reader) => reader.next()));
    await look();
    expect(new Set((await heard).map(({ number }) => number))).toEqual(new Set([1]));
    expect(asked()).toBe(3);
    await sandbox.close();
    await testDatabase.drop();
  });
});
