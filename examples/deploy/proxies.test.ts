import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressHeader, mostOfCaller, openProxy, proxies, type RunningProxy } from './testing/proxy.ts';
import { openUpstream, type Upstream } from './testing/upstream.ts';

/** Runs the proxies with their files in examples/deploy/, in front of stand-ins for two sandbox processes. */

const isThere = (command: string) => spawnSync(command, ['version']).error === undefined;
const canRun = (program: string) => isThere(program) && isThere('openssl');
const programs = Object.keys(proxies) as (keyof typeof proxies)[];

describe.each(programs.map((program) => ({ program })))('$program', ({ program }) => {
  describe.runIf(canRun(program))('with its file', () => {
    let upstreams: [Upstream, Upstream];
    let proxy: RunningProxy;
    beforeAll(async () => {
      upstreams = [await openUpstream(), await openUpstream()];
      proxy = await openProxy(
        program,
        upstreams.map(({ port }) => port),
      );
    });
    afterAll(async () => {
      await proxy?.close();
      for (const { stop } of upstreams) stop();
    });

    /** Requests for a path that either process received. */
    const sent = (path: string) =>
      upstreams.flatMap(({ requests }) => requests.filter((each) => each.endsWith(` ${path}`)));

    it('tells the process the host, the id of the request and the address of the caller, whatever the caller wrote', async () => {
      const headers = { 'X-Forwarded-For': '9.9.9.9', 'X-Request-Id': 'my-id' };
      await proxy.send('GET', '/told', { headers });
      const told = upstreams.find(({ requests }) => requests.includes('GET /told'))?.last?.headers;
      expect(told).toMatchObject({ host: 'sandbox.example', 'x-request-id': 'my-id' });
      expect(told?.['x-forwarded-for']).toBe('127.0.0.1');
    });

    it.each(['/admin', '/admin/metrics', '//admin/metrics', '/%61dmin/metrics', '/a/../admin/metrics'])(
      'lets nobody reach %s [proxies.reach-nothing-internal]',
      async (path) => {
        expect((await proxy.send('GET', path)).statusCode).toBe(404);
        expect(sent(path)).toEqual([]);
      },
    );

    it('lets through the largest state that can be imported', async () => {
      const response = await proxy.send('POST', '/sandbox/import', { body: Buffer.alloc(4_000_000, 'a') });
      expect(await response.body()).toBe('4000000');
    });

    it('passes live events on as they come, and ends their stream when the caller leaves', async () => {
      const response = await proxy.send('GET', '/sandbox/events');
      for await (const chunk of response) {
        expect(String(chunk)).toContain('begun');
        break;
      }
      response.destroy();
      await Promise.race(upstreams.map(({ left }) => left));
    });

    // Caddy has no limit on requests in progress.
    it.runIf(program === 'nginx').each([
      ['an address', ['198.51.100.7'], ['203.0.113.9']],
      ['a /56 of IPv6', ['2001:db8:1:200::1', '2001:db8:1:2ff::a'], ['2001:db8:1:300::1', '2001:db8:1:100::1']],
      ['the first /56 of IPv6', ['2001:db8::1', '2001:db8:0:ff::1'], ['2001:db8:0:100::1']],
    ])(
      'lets %s have so many requests in progress, whatever others have [proxies.limit-requests-in-progress]',
      async (_, own, others) => {
        const streamFrom = (address = '') =>
          proxy.send('GET', '/sandbox/events', { headers: { [addressHeader]: address } });
        const open = [];
        for (let n = 0; n < mostOfCaller; n += 1) open.push(await streamFrom(own[n % own.length]));
        for (const address of own) {
          const refused = await streamFrom(address);
          expect([address, refused.statusCode]).toEqual([address, 429]);
          await refused.body();
        }
        for (const address of others) open.push(await streamFrom(address));
        expect(open.map(({ statusCode }) => statusCode)).toEqual(open.map(() => 200));
        for (const response of open) response.destroy();
      },
    );

    it('sends a POST or PATCH to no second process once one had it, and leaves neither out for it [proxies.never-repeat-a-write]', async () => {
      for (const method of ['POST', 'PATCH']) {
        const response = await proxy.send(method, '/breaks', { body: Buffer.from('{}') });
        expect(response.statusCode).toBe(502);
      }
      expect(sent('/breaks').sort()).toEqual(['PATCH /breaks', 'POST /breaks']);
      expect((await proxy.send('GET', '/read')).statusCode).toBe(200);
    });

    it('answers what only reads by the other process while one is gone [proxies.read-from-the-other-process]', async () => {
      upstreams[0].stop();
      for (let n = 0; n < 8; n += 1) expect((await proxy.send('GET', '/read')).statusCode).toBe(200);
    });
  });
});
