import { connect } from 'node:net';
import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, apiOf } from '../../testing/api.ts';
import { freePort } from '../../testing/process.ts';
import {
  publicAddress,
  type ServedExposed,
  serveExposed,
  unconnectedMilliseconds,
} from '../../testing/servedExposed.ts';

let served: ServedExposed;
beforeAll(async () => {
  served = await serveExposed();
});
beforeEach(() => {
  for (const seen of [served.reached, served.asked]) seen.length = 0;
  served.names.clear();
});
afterAll(() => served.close());

/** First attempt to deliver to each URL, as reported by the sandbox. */
async function firstAttempts(api: Api): Promise<Map<string, Delivery['attempts'][number]>> {
  await served.sandbox.settle();
  const { data } = await api.get<Delivery[]>('/sandbox/deliveries?limit=100');
  return new Map(data.flatMap(({ url, attempts: [first] }) => (first ? [[url, first] as const] : [])));
}

/** Subscribes URLs and pays once. Returns the first attempt at each URL. */
async function deliverTo(api: Api, urls: readonly string[]): ReturnType<typeof firstAttempts> {
  for (const url of urls) {
    const webhook = { action: 'payment_confirmed', url };
    expect([url, (await api.post('/api/webhooks', webhook)).status]).toEqual([url, 200]);
  }
  const paid = { entity: seed.referenceRange.entity, reference: '000000138', amount: 1000 };
  expect((await api.post('/sandbox/atm', paid)).status).toBe(200);
  return firstAttempts(api);
}

/** Creates a payment or a checkout with each URL as its `callbackUrl`. Returns the first attempt at each URL. */
async function callBack(
  api: Api,
  made: 'payment' | 'checkout',
  urls: readonly string[],
): ReturnType<typeof firstAttempts> {
  for (const callbackUrl of urls) {
    const payment = { amount: 1000, callbackUrl };
    const { status } = await (made === 'payment'
      ? api.post('/api/payments/references', payment)
      : api.post('/api/checkouts', { payment }));
    expect([callbackUrl, status]).toEqual([callbackUrl, 201]);
  }
  return firstAttempts(api);
}

const nothing = { status: null, error: 'not reached', durationMilliseconds: unconnectedMilliseconds };

describe('H3: a message of a sandbox on a public network', () => {
  it('reaches nothing inside by any form of its address, and tells nothing about why [exposed.reaches-no-inner-address]', async () => {
    const { names, insidePort, reached } = served;
    const api = await served.openTenant();
    for (const name of ['inside.example', 'inside.example.']) {
      names.set(name, [['10.0.0.1', '127.0.0.1', '::1', '169.254.169.254']]);
    }
    // The addresses are public, so only the names identify the sandbox.
    const own = ['localhost', 'localhost.', 'sandbox.example', 'sandbox.example.'];
    for (const name of own) names.set(name, [[publicAddress]]);
    const urls = [
      ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '0x7f.1', '0.0.0.0', '127.0.0.1.'],
      ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[64:ff9b::7f00:1]'],
      ...['[64:ff9b:1::7f00:1]', '[2002:7f00:1::]', '[fe80::1]', '[fd00:ec2::254]', '[fec0::1]', '[ff02::1]'],
      ...['10.0.0.1', '172.16.0.1', '192.168.0.1', '100.64.0.1', '169.254.169.254', '100.100.100.200'],
      ...['192.0.0.192', '168.63.129.16', '224.0.0.1', '255.255.255.255', '192.0.2.1', '[2001:db8::1]'],
      ...['inside.example', 'inside.example.', 'unknown.example', ...own],
    ].map((host, n) => `http://${host}:${insidePort}/${n}`);
    const closed = await freePort();
    const told = await deliverTo(api, [
      ...urls,
      `http://${publicAddress}:${closed}/`,
      `https://${publicAddress}:${insidePort}/`,
      `http://${publicAddress}:22/`,
    ]);
    for (const url of urls) expect([url, told.get(url)]).toMatchObject([url, nothing]);
    const others = [...told].filter(([url]) => !url.includes('/sandbox/inbox/'));
    expect(new Set(others.map(([, attempt]) => JSON.stringify({ ...attempt, at: 0, headers: 0 }))).size).toBe(1);
    expect(reached).toEqual([]);
  });

  it.each(['payment', 'checkout'] as const)('to the callbackUrl of a %s reaches nothing inside', async (made) => {
    const { names, insidePort, reached } = served;
    const api = await served.openTenant();
    names.set('inside.example', [['127.0.0.1']]);
    names.set('sandbox.example', [[publicAddress]]);
    const hosts = ['10.0.0.1', '192.168.0.1', '169.254.169.254', '[fd00:ec2::254]', '127.0.0.1', '[::1]'];
    const urls = [...hosts, 'inside.example', 'sandbox.example'].map((host) => `http://${host}:${insidePort}/`);
    const redirecting = `http://${publicAddress}:${insidePort}/?status=302`;
    const told = await callBack(api, made, [...urls, redirecting]);
    for (const url of urls) expect([url, told.get(url)]).toMatchObject([url, nothing]);
    expect(told.get(redirecting)).toMatchObject({ status: 302, error: null });
    expect(reached).toEqual([`::ffff:${publicAddress}/?status=302`]);
  });

  it('goes to the address that was judged, whatever the name has a moment later', async () => {
    const { names, insidePort, reached } = served;
    const api = await served.openTenant();
    names.set('rebinding.example', [['192.0.2.1', publicAddress], ['127.0.0.1'], ['127.0.0.1']]);
    names.set('mixed.example', [['127.0.0.1', publicAddress]]);
    const urls = ['rebinding', 'mixed'].map((name) => `http://${name}.example:${insidePort}/${name}`);
    const told = await deliverTo(api, urls);
    for (const url of urls) expect([url, told.get(url)?.status]).toEqual([url, 200]);
    expect(reached.sort()).toEqual(['mixed', 'rebinding'].map((name) => `::ffff:${publicAddress}/${name}`));
    expect(served.asked.sort()).toEqual(['mixed.example', 'rebinding.example']);
    // The kept connection is closed, and the name now resolves to an internal address.
    reached.length = 0;
    names.set('rebinding.example', [['127.0.0.1']]);
    await new Promise((pause) => setTimeout(pause, 50));
    served.closeReceiverConnections();
    await new Promise((pause) => setTimeout(pause, 50));
    const { data } = await api.get<{ id: string; url: string }[]>('/sandbox/deliveries?limit=100');
    const again = data.find(({ url }) => url.includes('rebinding'));
    await api.post(`/sandbox/deliveries/${again?.id}/resend`);
    await served.sandbox.settle();
    expect(reached).toEqual([]);
  });
});

describe('H3: a sandbox on a public network', () => {
  it.each(['127.0.0.1', '[::1]', '10.0.0.7', '[2001:db8::7]', 'attacker.example'])(
    'does not answer to %s [exposed.unknown-paths-do-not-answer]',
    async (host) => {
      const [status] = await raw(`GET /sandbox/health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(status).toBe('421');
    },
  );
});

/** Opens a connection and sends raw bytes. Returns the status of the response and its whole text. */
async function raw(text: string): Promise<[status: string | undefined, all: string]> {
  const socket = connect({ port: served.port, host: '127.0.0.1' });
  socket.write(text);
  let all = '';
  for await (const chunk of socket) all += chunk;
  return [/^HTTP\/1\.1 (\d+)/.exec(all)?.[1], all];
}

describe('H4 and H5: a caller of a sandbox on a public network', () => {
  it('is told by the header of the proxy, and cannot write another into it [exposed.proxy-header-is-trusted-alone]', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const fetch = served.callFrom(`203.0.113.${n}, 192.0.2.99`);
      statuses.push((await fetch(new Request('http://localhost/sandbox/tenants', { method: 'POST' }))).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
  });

  it('finds no shared sandbox [exposed.has-no-shared-sandbox]', async () => {
    const fetch = served.callFrom('192.0.2.98');
    const shared = apiOf(fetch, { ...seed.platform, clientId: seed.entity.clientId });
    expect((await shared.post('/sandbox/reset')).refusals).toEqual(['401 e00102']);
  });
});

describe('M1 and M2: a connection to a sandbox on a public network', () => {
  it('has a head of a few kilobytes', async () => {
    const head = `GET / HTTP/1.1\r\nHost: sandbox.example\r\nX-Long: ${'x'.repeat(9000)}\r\n\r\n`;
    expect((await raw(head))[0]).toBe('431');
  });
});
