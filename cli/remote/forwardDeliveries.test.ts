import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Connection } from './connection.ts';
import { forwarder } from './forwardDeliveries.ts';

const received: IncomingHttpHeaders[] = [];
const server = createServer((request, response) => {
  received.push(request.headers);
  response.writeHead(204).end();
});
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

it('passes on the headers that a message has, and none that a sandbox adds', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const headers = {
    'Content-Type': 'application/json',
    'PayPay-Signature': 'hash=0,ts=1',
    Authorization: 'Basic x',
    Cookie: 'session=1',
    'X-Forwarded-For': '10.0.0.1',
    'User-Agent': 'other',
    Host: 'inside.example',
  };
  let deliveries: object[] = [];
  const call = async () => deliveries;
  const connection = { call } as unknown as Connection;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const forward = await forwarder(connection, url, new Set());
  deliveries = [
    { id: '1', action: '\x1b[2J', paymentId: '\u009b', body: '{}', attempts: [{ status: 204, headers }] },
  ];
  forward();
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(received[0]).toMatchObject({
    'content-type': 'application/json',
    'paypay-signature': 'hash=0,ts=1',
  });
  for (const name of ['authorization', 'cookie', 'x-forwarded-for'])
    expect(received[0]).not.toHaveProperty(name);
  expect(received[0]?.['user-agent']).not.toBe('other');
  expect(received[0]?.host).toMatch(/^127/);
  expect(log.mock.calls.join()).toContain('\\u001b[2J of payment \\u009b: ');
  log.mockRestore();
});
