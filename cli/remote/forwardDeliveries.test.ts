import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { failureText } from '@balcao/text/connectionFailure.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { provider } from '../../provider.config.ts';
import { type Connection, connectionFrom } from './connection.ts';
import { forwarder } from './forwardDeliveries.ts';

const received: IncomingHttpHeaders[] = [];
let answer = { status: 204, headers: {} };
const server = createServer((request, response) => {
  received.push(request.headers);
  response.writeHead(answer.status, answer.headers).end();
});
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

const portOf = (each: { address(): unknown }) => (each.address() as AddressInfo).port;
const message = {
  id: '1',
  kind: 'webhook',
  action: 'a',
  body: '{}',
  attempts: [{ status: 204, headers: {} }],
};

/** Forwards a new message. @returns the lines that were printed */
async function forwarded(target: string, delivery: object): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  received.length = 0;
  let deliveries: object[] = [];
  const connection = { call: async () => deliveries } as unknown as Connection;
  const forward = await forwarder(connection, target, new Set());
  deliveries = [{ ...message, ...delivery }];
  forward();
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  const printed = log.mock.calls.join();
  log.mockRestore();
  return printed;
}

it('passes on the headers that a message has, and none that a sandbox adds', async () => {
  const own = { 'Content-Type': 'application/json', 'PayPay-Signature': 'hash=0,ts=1' };
  const added = { Authorization: 'Basic x', 'X-Forwarded-For': '10.0.0.1', Host: 'inside.example' };
  const attempts = [{ status: 204, headers: { ...own, ...added, 'User-Agent': 'other' } }];
  const evil = { action: '\x1b[2J', paymentId: '\u009b', attempts };
  const printed = await forwarded(`http://127.0.0.1:${portOf(server)}/hook`, evil);
  expect(received[0]).toMatchObject({
    'content-type': 'application/json',
    'paypay-signature': 'hash=0,ts=1',
    'user-agent': provider.webhookUserAgent,
    accept: '*/*',
    host: expect.stringMatching(/^127/),
  });
  for (const name of ['authorization', 'x-forwarded-for']) expect(received[0]).not.toHaveProperty(name);
  expect(printed).toContain('\\u001b[2J of payment \\u009b: ');
});

it.each([
  ['webhook', 204, '204'],
  ['webhook', 203, '203 (counts as failed: a webhook wants 200, 201, 202, 204)'],
  ['callback', 201, '201 (counts as failed: a callback wants 200)'],
  ['webhook', 302, '302, redirects to /elsewhere (counts as failed: a webhook wants 200, 201, 202, 204)'],
])('says whether a %s is received with %i', async (kind, status, said) => {
  answer = { status, headers: status === 302 ? { location: '/elsewhere' } : {} };
  const printed = await forwarded(`http://127.0.0.1:${portOf(server)}/hook`, { kind, paymentId: '1' });
  expect(printed.endsWith(`payment 1: ${said}`)).toBe(true);
});

it('logs in to a receiver as its URL says', async () => {
  await forwarded(`http://loja:segredo@127.0.0.1:${portOf(server)}/hook`, {});
  expect(received[0]?.authorization).toBe(`Basic ${btoa('loja:segredo')}`);
});

it('says what to do about a certificate that Node does not trust', () => {
  for (const reason of ['self-signed certificate', 'unable to verify the first certificate'])
    expect(failureText('https://shop.example', new Error(reason))).toContain('NODE_EXTRA_CA_CERTS=FILE');
  expect(failureText('https://shop.example', new Error('connect ECONNREFUSED'))).toBe('connect ECONNREFUSED');
});

it('says where http and https are confused, for the receiver and for the sandbox', async () => {
  const tls = createTlsServer({});
  await once(tls.listen(0, '127.0.0.1'), 'listening');
  for (const [url, says] of [
    [`https://127.0.0.1:${portOf(server)}`, 'the port speaks no TLS: is http:// meant?'],
    [`http://127.0.0.1:${portOf(tls)}`, 'the port gave no HTTP answer and closed: is https:// meant?'],
  ] as const) {
    expect(await forwarded(url, {})).toContain(`  a: ${says}`);
    await expect(connectionFrom({ url }).call('GET', '/sandbox/clock')).rejects.toThrow(
      `${url} cannot be asked: ${says}`,
    );
  }
  tls.close();
});
