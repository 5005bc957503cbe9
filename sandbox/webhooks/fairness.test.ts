import { describe, expect, it, type TestContext, vi } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { type Api, exportState, importState, openPrivateSandbox } from '../testing/api.ts';
import { migratedDatabase } from '../testing/database.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { payReference } from '../testing/payer.ts';

const silent = 'http://silent.example/hook';
const quick = 'http://quick.example/hook';

/** Running sandbox, with receivers that respond and receivers that do not. */
async function open({ onTestFinished }: TestContext) {
  const database = await migratedDatabase();
  const inFlight = new Map<string, number>();
  const arrived: string[] = [];
  const most = new Map<string, number>();
  const sandbox = await createSandbox({
    database: openTestDatabase(database.location),
    publicUrl: 'http://localhost:4000',
    post: (url, { signal }) => {
      const { host } = new URL(url);
      inFlight.set(host, (inFlight.get(host) ?? 0) + 1);
      most.set(host, Math.max(most.get(host) ?? 0, inFlight.get(host) ?? 0));
      if (!host.startsWith('silent')) {
        arrived.push(url);
        inFlight.set(host, (inFlight.get(host) ?? 1) - 1);
        return Promise.resolve({ status: 204 });
      }
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    },
  });
  onTestFinished(async () => {
    await sandbox.close();
    await database.drop();
  });
  sandbox.start();
  return { sandbox, arrived, most };
}

const subscribeAt = (api: Api, url: string) => api.post('/api/webhooks', { action: 'payment_confirmed', url });

/** Polls, because a busy machine is slow. */
const hasArrived = (arrived: readonly string[], url: string) =>
  vi.waitFor(() => expect(arrived).toContain(url), { timeout: 25_000, interval: 5 });

describe('a tenant whose receivers never respond', () => {
  it('does not keep the webhooks or the clock of another tenant waiting', async (context) => {
    const here = await open(context);
    const [{ api: stuck }, { api: other }] = [
      await openPrivateSandbox(here.sandbox),
      await openPrivateSandbox(here.sandbox),
    ];
    for (let n = 0; n < 60; n += 1) await subscribeAt(stuck, `http://silent-${n}.example/hook`);
    for (let n = 0; n < 5; n += 1) await payReference(stuck);
    await subscribeAt(other, quick);
    await payReference(other);
    await hasArrived(here.arrived, quick);
    expect((await other.post('/sandbox/clock', { advanceSeconds: 60 })).status).toBe(200);
  });

  it('has no more connections to one of them than its limit, and the others of its receivers get theirs', async (context) => {
    const here = await open(context);
    const { api: stuck } = await openPrivateSandbox(here.sandbox);
    for (let n = 0; n < 50; n += 1) await subscribeAt(stuck, `${silent}/${n}`);
    await payReference(stuck);
    await payReference(stuck);
    await subscribeAt(stuck, quick);
    await payReference(stuck);
    await hasArrived(here.arrived, quick);
    expect(here.most.get('silent.example')).toBeLessThanOrEqual(32);
  });
});

describe('a tenant whose outbox was filled by an import', () => {
  it('with messages that are to be overtaken does not stop the webhooks of another tenant', async (context) => {
    const here = await open(context);
    const [{ api: filled }, { api: other }] = [
      await openPrivateSandbox(here.sandbox),
      await openPrivateSandbox(here.sandbox),
    ];
    await subscribeAt(filled, 'http://quick.example/filled');
    await payReference(filled);
    await hasArrived(here.arrived, 'http://quick.example/filled');
    const state = await exportState(filled);
    const { deliveries = [], sequences = [] } = state.tables;
    const like = deliveries.at(-1);
    // Half of the deliveries are blocked for a long time, and a scan for any due one would have to pass all of these.
    const count = 30_000;
    state.tables.deliveries = Array.from({ length: count }, (_, n) => ({
      ...like,
      id: 1000 + n,
      payload_id: 1000 + n - (n % 50),
      state: 'waiting',
      attempts: [],
      tries: 0,
      failure_mode: n < count / 2 ? 'out_of_order' : null,
      due_at: Date.now() + (n < count / 2 ? 1e10 : -1000),
    }));
    const payloads = Array.from({ length: count / 50 }, (_, n) => ({
      id: 1000 + n * 50,
      content: '{"payments":[]}',
    }));
    state.tables.webhook_payloads = payloads;
    for (const row of sequences) if (row.name === 'delivery') row.next = 1000 + count;
    expect((await importState(filled, state)).status).toBe(200);
    await subscribeAt(other, quick);
    await payReference(other);
    await hasArrived(here.arrived, quick);
  });
});
