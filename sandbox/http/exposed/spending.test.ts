import { gzipSync } from 'node:zlib';
import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Runtime } from '../../domain/runtime.ts';
import { basic } from '../../testing/api.ts';
import { elsewhere, here, openExposedSandbox, shop, useExposedSandbox } from '../../testing/exposedSandbox.ts';
import { openTestSandbox } from '../../testing/testSandbox.ts';
import { webRuntime } from '../../webRuntime.ts';

const exposed = useExposedSandbox();
const ask: typeof exposed.ask = (...asked) => exposed.ask(...asked);

describe('what is counted', () => {
  it('preflights are requests, and a refused one is told to its page', async () => {
    const preflight = () => ask('/api/payments', { method: 'OPTIONS', headers: { origin: shop } });
    for (let n = 0; n < exposedLimits.perMinute.requests.address; n += 1) await preflight();
    const refused = await preflight();
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([429, shop]);
  });

  it('a downloaded client takes long, without a key too', async () => {
    const path = '/sdks/any.zip';
    const most = exposedLimits.perMinute.costlyRequests.address;
    for (let n = 0; n < most; n += 1) expect((await ask(path)).status).toBe(404);
    expect((await ask(path)).status).toBe(429);
    expect((await ask(path, {}, elsewhere)).status).toBe(404);
  });

  it('a large body that is refused ends its connection, and a small one does not', async () => {
    const most = exposedLimits.perMinute.costlyRequests.address;
    for (let n = 0; n < most; n += 1) await ask('/sandbox/export');
    const statusOf = async (body: string) => {
      const headers = { 'content-length': String(body.length) };
      const { status, headers: given } = await ask('/sandbox/import', { method: 'POST', headers, body });
      return [status, given.get('connection')];
    };
    expect(await statusOf('x'.repeat(100_000))).toEqual([429, 'close']);
    expect(await statusOf('{}')).toEqual([429, null]);
  });

  it('bytes of XML and of forms count for more than those of JSON, which take less time', async () => {
    const refusedOf = async (path: string) => {
      const body = 'x'.repeat(19_000);
      const headers = { 'content-length': String(body.length) };
      exposed.wait(60);
      const asked = Array.from({ length: 20 }, () => ask(path, { method: 'POST', headers, body }));
      return (await Promise.all(asked)).filter(({ status }) => status === 429).length;
    };
    expect(await refusedOf('/api/payments')).toBe(0);
    expect(await refusedOf('/aderir')).toBeGreaterThan(5);
    expect(await refusedOf('/paypay/paypayservices/paypayservices_c/server')).toBeGreaterThan(5);
  });

  it('bytes of a packed message count unpacked', async () => {
    const body = new Uint8Array(gzipSync(' '.repeat(900_000)));
    const headers = { 'content-length': String(body.length), 'content-encoding': 'gzip' };
    const path = '/paypay/paypayservices/paypayservices_c/server';
    exposed.wait(60);
    const statuses = [];
    for (let n = 0; n < 20; n += 1) statuses.push((await ask(path, { method: 'POST', headers, body })).status);
    expect(statuses[0]).toBe(500);
    expect(statuses).toContain(429);
  });

  it('a message to the tools is a call of its address, whatever it asks', async () => {
    const most = exposedLimits.perMinute.toolCalls.address;
    for (let n = 0; n < most; n += 1) expect((await ask('/mcp', { method: 'POST' })).status).toBe(404);
    expect((await ask('/mcp', { method: 'POST' })).status).toBe(429);
    expect((await ask('/sandbox/health')).status).toBe(200);
  });

  it('an address rests after each request three times as long as that took', async () => {
    let milliseconds = 0;
    const rests: number[] = [];
    const runtime: Runtime = {
      ...webRuntime,
      monotonicMilliseconds: () => {
        milliseconds += 7;
        return milliseconds;
      },
      after(time, task) {
        rests.push(time);
        return webRuntime.after(0, task);
      },
    };
    const { sandbox, close } = await openTestSandbox({ sqlite: ':memory:' }, { exposed: { origins: [] }, runtime });
    for (let n = 0; n < 3; n += 1)
      await sandbox.fetch(new Request('http://localhost:4000/sandbox/health'), { address: here });
    await vi.waitFor(() => expect(rests.filter((time) => time > 0 && time % 21 === 0)).toHaveLength(3));
    await close();
  });

  it('a request in progress, until its response has left: 429 beyond, with the number [exposed.response-in-progress-counts]', async () => {
    let paused = 0;
    const slow = await openExposedSandbox([], (_, signal) => {
      paused += 1;
      return new Promise((done) => signal?.addEventListener('abort', () => done()));
    });
    const { api, tenant } = await slow.open(here);
    const { platformCode, privateKey } = tenant;
    const headers = { authorization: basic(platformCode, privateKey), 'sandbox-fault': 'latency=30000' };
    const gone = new AbortController();
    const url = 'http://localhost:4000/api/webhooks';
    const requests = Array.from(
      { length: exposedLimits.atOnce.requests.platform },
      () => new Request(url, { headers, signal: gone.signal }),
    );
    const waiting = requests.map((request) => slow.sandbox.fetch(request));
    await vi.waitFor(() => expect(paused).toBe(waiting.length), { timeout: 10_000 });
    const refused = await api.get('/api/payments', { 'accept-language': 'en' });
    expect([refused.refusals, refused.headers.get('retry-after')]).toEqual([['429 s00103'], '5']);
    expect(refused.body.error?.errors[0]?.msg).toBe('Too many requests. The maximum in progress is 50');
    gone.abort();
    await Promise.all(waiting);
    // Node aborts the signal of a request that is garbage-collected.
    expect(requests.every(({ signal }) => signal.aborted)).toBe(true);
    expect((await api.get('/api/payments')).status).toBe(200);
    await slow.close();
  });

  it('a response that nobody has read yet', async () => {
    const path = '/api/errors';
    const unread: (() => void)[] = [];
    const connection = { address: here, onceAnswered: (task: () => void) => void unread.push(task) };
    let last: Response;
    do {
      last = await exposed.sandbox.fetch(new Request(`http://localhost:4000${path}`), connection);
    } while (last.status === 200);
    expect(unread.length).toBeLessThanOrEqual(exposedLimits.atOnce.requests.address + 1);
    const api = exposed.from(here);
    expect((await api.get(path)).refusals).toEqual(['429 s00103']);
    for (const read of unread) read();
    expect((await api.get(path)).status).toBe(200);
  });
});
