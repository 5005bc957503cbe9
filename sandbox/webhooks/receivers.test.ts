import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { provider } from '../../provider.config.ts';
import { createSandbox, type Sandbox } from '../createSandbox.ts';
import { nodePost } from '../server/nodePost.ts';
import { type Api, apiOf, merchant } from '../testing/api.ts';
import { migratedDatabase, type TestDatabase } from '../testing/database.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { payReference } from '../testing/payer.ts';

/** These tests send messages over the real network, to receivers that behave like real ones. */

interface Seen {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  pieces: number;
}

let testDatabase: TestDatabase;
let sandbox: Sandbox;
let api: Api;
let server: Server;
let origin: string;
let seen: Seen[];
/** Transports for deliveries: that of a process, and that of a browser. */
const transports = { undici: nodePost, fetch: undefined };
let transport: keyof typeof transports;
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** Creates a server for each test, because the previous one may have open connections. */
beforeEach(async () => {
  seen = [];
  answer = (_, response) => response.writeHead(204).end();
  server = createServer((request, response) => {
    let body = '';
    let pieces = 0;
    request.on('data', (piece) => {
      body += piece;
      pieces += 1;
    });
    request.on('end', () => {
      seen.push({ path: request.url ?? '', headers: request.headers, body, pieces });
      answer(request, response, body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  testDatabase = await migratedDatabase();
  sandbox = await createSandbox({
    database: openTestDatabase(testDatabase.location),
    publicUrl: origin,
    post: transports[transport],
    // Long enough that each chunk is sent separately.
    pause: async () => void (await pause(50)),
  });
  api = apiOf(sandbox.fetch, merchant);
});

afterEach(async () => {
  await sandbox.close();
  await testDatabase.drop();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const subscribeAt = (path: string, action = 'payment_confirmed') =>
  api.post('/api/webhooks', { action, url: origin + path });

const confirm = async () => (await payReference(api)).id;

const deliveriesTo = async (url: string) =>
  (await api.get<Delivery[]>('/sandbox/deliveries?limit=500')).data.filter((delivery) => delivery.url === url);

async function until(holds: () => boolean | Promise<boolean>, seconds = 10): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`It did not come about in ${seconds} seconds.`);
    await pause(20);
  }
}

describe.each(Object.keys(transports) as (keyof typeof transports)[])('over %s, a receiver', (name) => {
  beforeAll(() => {
    transport = name;
  });

  it.each([301, 302, 303, 307, 308])('that redirects with %i is not followed: a failure', async (status) => {
    answer = (_, response) => response.writeHead(status, { location: '/elsewhere' }).end();
    await subscribeAt('/hook');
    await confirm();
    await sandbox.settle();
    const [delivery] = await deliveriesTo(`${origin}/hook`);
    expect(delivery?.attempts).toMatchObject([{ status, error: null, location: `${origin}/elsewhere` }]);
    expect(delivery?.state).toBe('waiting');
    expect(seen.some(({ path }) => path === '/elsewhere')).toBe(false);
  });

  it('that is not there, hangs up, or does not speak HTTP is a failure told in one line', async () => {
    answer = (request) => request.socket.destroy();
    await subscribeAt('/hook');
    const tls = `${origin.replace('http:', 'https:')}/tls`;
    const others = ['http://127.0.0.1:1/closed', 'http://nowhere.invalid/', tls];
    for (const url of others) await api.post('/api/webhooks', { action: 'payment_confirmed', url });
    await confirm();
    await sandbox.settle();
    for (const url of [`${origin}/hook`, ...others]) {
      const [delivery] = await deliveriesTo(url);
      expect(delivery?.attempts).toHaveLength(1);
      expect(delivery?.attempts[0]?.status).toBeNull();
      expect(delivery?.attempts[0]?.error).toMatch(/^[^\n]{5,200}$/);
      if (url === tls) expect(delivery?.attempts[0]?.error).toMatch(/^the port speaks no TLS: is http/);
    }
  });

  it('that answers with a long body is heard no longer than its status [worker.long-answer-is-cut]', async () => {
    answer = (_, response) => {
      response.writeHead(200);
      const more = () => response.write('x'.repeat(65_536)) && setImmediate(more);
      response.on('drain', more);
      response.on('error', () => undefined);
      more();
    };
    await subscribeAt('/hook');
    await confirm();
    await sandbox.settle();
    expect((await deliveriesTo(`${origin}/hook`))[0]?.state).toBe('delivered');
  });

  it('is told who sends, how long the message is, and the login of its URL', async () => {
    const url = `${origin.replace('//', '//loja:c%C3%A3o@')}/hook`;
    await api.post('/api/webhooks', { action: 'payment_confirmed', url });
    await confirm();
    await sandbox.settle();
    const [message] = seen.filter(({ path }) => path === '/hook');
    expect(message?.headers).toMatchObject({
      'user-agent': provider.webhookUserAgent,
      accept: '*/*',
      'content-length': String(Buffer.byteLength(message?.body ?? '')),
      authorization: `Basic ${Buffer.from('loja:cão').toString('base64')}`,
    });
    const { headers } = (await deliveriesTo(url))[0]?.attempts[0] ?? {};
    expect(headers).toMatchObject({ 'User-Agent': provider.webhookUserAgent, Accept: '*/*' });
  });

  it('gets a slow message in pieces, over the wire, and the whole of it, its length ahead', async () => {
    const { data } = await subscribeAt('/hook');
    const { id } = data as { id: string };
    await api.put(`/sandbox/webhooks/${id}/failure-mode`, { failureMode: 'slow' });
    await confirm();
    await sandbox.settle();
    const [message] = seen.filter(({ path }) => path === '/hook');
    expect(message?.pieces).toBeGreaterThan(1);
    expect(message?.headers).toMatchObject({
      'content-length': String(Buffer.byteLength(message?.body ?? '')),
    });
    expect(message?.headers).not.toHaveProperty('transfer-encoding');
    const [delivery] = await deliveriesTo(`${origin}/hook`);
    expect(delivery).toMatchObject({ state: 'delivered', body: message?.body });
  });

  it('that hangs does not keep others waiting, nor the sandbox from ending', async () => {
    const hanging: ServerResponse[] = [];
    answer = (request, response) => (request.url === '/hangs' ? hanging.push(response) : response.writeHead(204).end());
    await subscribeAt('/hangs');
    await subscribeAt('/hook');
    sandbox.start();
    for (let n = 0; n < 5; n += 1) await confirm();
    await until(() => seen.filter(({ path }) => path === '/hook').length === 5);
    // The receivers are called concurrently, in any order.
    await until(() => hanging.length === 5);
    const started = Date.now();
    await sandbox.close();
    expect(Date.now() - started).toBeLessThan(2000);
    if ('sqlite' in testDatabase.location) return;
    sandbox = await createSandbox({ database: openTestDatabase(testDatabase.location), publicUrl: origin });
    api = apiOf(sandbox.fetch, merchant);
    const broken = await deliveriesTo(`${origin}/hangs`);
    expect(broken.map(({ state, attempts }) => [state, attempts.length])).toEqual(Array(5).fill(['waiting', 0]));
  });
});
