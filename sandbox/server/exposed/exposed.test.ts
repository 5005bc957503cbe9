import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Tenant } from '@balcao/contract/control/tenants.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, apiOf } from '../../testing/api.ts';
import { configured } from '../../testing/configured.ts';
import { freePort } from '../../testing/process.ts';
import { type ServedSandbox, serve } from '../serve.ts';

/** What a receiver inside the network of the sandbox sees: nothing, ever. */
let inside: Server;
let insidePort: number;
let reached: string[];
let served: ServedSandbox;
/** Answers of a test's name server, one after the other; the last one stays. */
const names = new Map<string, string[][]>();
const asked: string[] = [];

/** How long an attempt takes here that gets no connection. */
const unconnectedMilliseconds = 1000;
/** An address that these tests call public: their own receiver has it. */
const publicAddress = '127.0.0.77';

beforeAll(async () => {
  reached = [];
  inside = createServer((incoming, response) => {
    reached.push(`${incoming.socket.localAddress}${incoming.url}`);
    const [, status = '200'] = /status=(\d+)/.exec(incoming.url ?? '') ?? [];
    response.writeHead(Number(status), { location: `http://127.0.0.1:${insidePort}/redirected` }).end();
  });
  inside.listen(0, '::');
  await once(inside, 'listening');
  insidePort = (inside.address() as AddressInfo).port;
  const port = await freePort();
  const configuration = configured({
    SANDBOX_PUBLIC: '1',
    SANDBOX_URL: 'https://sandbox.example',
    SANDBOX_PORT: String(port),
    SANDBOX_PROXIES: '1',
    SITE_URL: 'https://docs.example',
  });
  const { isPublicAddress } = await import('./publicAddress.ts');
  served = await serve({
    ...configuration,
    database: { sqlite: ':memory:' },
    pages: new URL('file:///nowhere/'),
    egress: {
      async resolve(name) {
        asked.push(name);
        const answers = names.get(name);
        if (!answers) throw new Error(`no ${name}`);
        return (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
      },
      isAllowed: (address) => address === publicAddress || isPublicAddress(address),
      unconnectedMilliseconds,
    },
  });
  origin = `http://localhost:${port}`;
});
let origin: string;

afterAll(async () => {
  await served.close(0);
  inside.closeAllConnections();
  inside.close();
});

/** Calls the served sandbox over its port, as its proxy does for a caller. */
function callFrom(address: string) {
  return async (asked: Request): Promise<Response> => {
    const { pathname, search } = new URL(asked.url);
    const headers = new Headers(asked.headers);
    headers.set('x-forwarded-for', address);
    headers.set('host', 'sandbox.example');
    const body = asked.body ? await asked.text() : undefined;
    return new Promise((done, fail) => {
      const sent = request(
        origin + pathname + search,
        { method: asked.method, headers: Object.fromEntries(headers) },
        async (response) => {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk);
          const { statusCode: status = 0, headers: given } = response;
          done(new Response(Buffer.concat(chunks), { status, headers: given as Record<string, string> }));
        },
      );
      sent.on('error', fail).end(body);
    });
  };
}

const keysOf = ({ platformCode: code, privateKey, clientId }: Tenant) => ({ code, privateKey, clientId });
let callers = 0;

/** A private sandbox of a caller with an address of his own. */
async function openTenant(): Promise<Api> {
  callers += 1;
  const fetch = callFrom(`198.51.100.${callers}`);
  const nobody = apiOf(fetch, { code: '', privateKey: '', clientId: '' });
  const { data } = await nobody.post<Tenant>('/sandbox/tenants', {});
  return apiOf(fetch, keysOf(data));
}

interface Told {
  url: string;
  state: string;
  attempts: { status: number | null; error: string | null; durationMilliseconds: number }[];
}

/** Subscribes URLs, pays once, and gives what the sandbox says of the first attempt at each. */
async function deliverTo(api: Api, urls: readonly string[]): Promise<Map<string, Told['attempts'][number]>> {
  for (const url of urls) {
    const webhook = { action: 'payment_confirmed', url };
    expect([url, (await api.post('/api/webhooks', webhook)).status]).toEqual([url, 200]);
  }
  const paid = { entity: seed.referenceRange.entity, reference: '000000138', amount: 1000 };
  expect((await api.post('/sandbox/atm', paid)).status).toBe(200);
  await served.sandbox.settle();
  const { data } = await api.get<Told[]>('/sandbox/deliveries?limit=100');
  return new Map(data.flatMap(({ url, attempts: [first] }) => (first ? [[url, first] as const] : [])));
}

const nothing = { status: null, error: 'not reached', durationMilliseconds: unconnectedMilliseconds };

describe('H3: a message of a sandbox on a public network', () => {
  it('reaches nothing inside by any form of its address, and tells nothing about why', async () => {
    const api = await openTenant();
    const port = insidePort;
    names.set('inside.example', [['10.0.0.1', '127.0.0.1', '::1', '169.254.169.254']]);
    const urls = [
      ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '0x7f.1', '0.0.0.0', '127.0.0.1.'],
      ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[64:ff9b::7f00:1]'],
      ...['[64:ff9b:1::7f00:1]', '[2002:7f00:1::]', '[fe80::1]', '[fd00:ec2::254]', '[fec0::1]', '[ff02::1]'],
      ...['10.0.0.1', '172.16.0.1', '192.168.0.1', '100.64.0.1', '169.254.169.254', '100.100.100.200'],
      ...['192.0.0.192', '168.63.129.16', '224.0.0.1', '255.255.255.255', '192.0.2.1', '[2001:db8::1]'],
      ...['localhost', 'inside.example', 'inside.example.', 'unknown.example', 'sandbox.example'],
    ].map((host, n) => `http://${host}:${port}/${n}`);
    const closed = await freePort();
    const told = await deliverTo(api, [
      ...urls,
      `http://${publicAddress}:${closed}/`,
      `https://${publicAddress}:${port}/`,
      `http://${publicAddress}:22/`,
    ]);
    for (const url of urls) expect([url, told.get(url)]).toMatchObject([url, nothing]);
    const others = [...told].filter(([url]) => !url.includes('/sandbox/inbox/'));
    expect(new Set(others.map(([, attempt]) => JSON.stringify({ ...attempt, at: 0, headers: 0 }))).size).toBe(
      1,
    );
    expect(reached).toEqual([]);
  });

  it('goes to the address that was judged, whatever the name has a moment later', async () => {
    const api = await openTenant();
    names.set('rebinding.example', [['192.0.2.1', publicAddress], ['127.0.0.1'], ['127.0.0.1']]);
    names.set('mixed.example', [['127.0.0.1', publicAddress]]);
    asked.length = 0;
    reached = [];
    const urls = ['rebinding', 'mixed'].map((name) => `http://${name}.example:${insidePort}/${name}`);
    const told = await deliverTo(api, urls);
    for (const url of urls) expect([url, told.get(url)?.status]).toEqual([url, 200]);
    expect(reached.sort()).toEqual(['mixed', 'rebinding'].map((name) => `::ffff:${publicAddress}/${name}`));
    expect(asked.sort()).toEqual(['mixed.example', 'rebinding.example']);
    // Its kept connection is gone, and the name leads inside by now.
    reached = [];
    names.set('rebinding.example', [['127.0.0.1']]);
    await new Promise((pause) => setTimeout(pause, 50));
    inside.closeAllConnections();
    await new Promise((pause) => setTimeout(pause, 50));
    const { data } = await api.get<{ id: string; url: string }[]>('/sandbox/deliveries?limit=100');
    const again = data.find(({ url }) => url.includes('rebinding'));
    await api.post(`/sandbox/deliveries/${again?.id}/resend`);
    await served.sandbox.settle();
    expect(reached).toEqual([]);
  });

  it('follows no redirect', async () => {
    const api = await openTenant();
    reached = [];
    const url = `http://${publicAddress}:${insidePort}/?status=302`;
    expect((await deliverTo(api, [url])).get(url)).toMatchObject({ status: 302, error: null });
    expect(reached).toHaveLength(1);
  });
});

describe('H3: a sandbox on a public network', () => {
  it.each(['127.0.0.1', '[::1]', '10.0.0.7', '[2001:db8::7]', 'attacker.example'])(
    'does not answer to %s',
    async (host) => {
      const [status] = await raw(
        `GET /sandbox/health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      expect(status).toBe('421');
    },
  );
});

/** Opens a connection and sends bytes as they are; gives the status of the answer, and what came. */
async function raw(text: string): Promise<[status: string | undefined, all: string]> {
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1' });
  socket.write(text);
  let all = '';
  for await (const chunk of socket) all += chunk;
  return [/^HTTP\/1\.1 (\d+)/.exec(all)?.[1], all];
}

describe('H4 and H5: a caller of a sandbox on a public network', () => {
  it('is told by the header of the proxy, and cannot write another into it', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const fetch = callFrom(`203.0.113.${n}, 192.0.2.99`);
      statuses.push((await fetch(new Request(`${origin}/sandbox/tenants`, { method: 'POST' }))).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
  });

  it('finds no shared sandbox', async () => {
    const fetch = callFrom('192.0.2.98');
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
