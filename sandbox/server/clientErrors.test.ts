import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basic, merchant } from '../testing/api.ts';
import { freePort } from '../testing/process.ts';
import { configured } from '../testing/testSandbox.ts';
import { answerClientErrors } from './clientErrors.ts';
import { type ServedSandbox, serve } from './serve.ts';

let port: number;
let served: ServedSandbox;
beforeAll(async () => {
  port = await freePort();
  served = await serve({
    ...configured({ SANDBOX_PORT: String(port) }),
    database: { sqlite: ':memory:' },
    pages: new URL('file:///nowhere/'),
  });
});
afterAll(() => served.close(0));

async function answerTo(text: string, at = port): Promise<string> {
  const socket = connect({ port: at, host: '127.0.0.1' });
  socket.write(text);
  let all = '';
  for await (const chunk of socket) all += chunk;
  return all;
}

const host = 'Host: localhost\r\nConnection: close';
const id = /\r\nX-Request-Id: [0-9a-f-]{36}\r\n/i;

describe('what is no request is answered with its cause, and the id that every response has', () => {
  it.each([
    [400, 'no request line, or a length that is too short', 'NOTHING\r\n\r\n', /method.*Content-Length/],
    [
      400,
      'a method in small letters, as fetch sends patch',
      `patch /api/payments/1 HTTP/1.1\r\n${host}\r\n\r\n`,
      /in capitals: PATCH, not patch\.\n$/,
    ],
    [400, 'TLS', '\x16\x03\x01\x00\x05hello', /it is TLS.*http:/],
    [400, 'HTTP/2 at once', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', /HTTP\/2, and.*HTTP\/1\.1/],
    [400, 'a blank in the URL', `GET /api?sort=id desc HTTP/1.1\r\n${host}\r\n\r\n`, /blank.*%20/],
    [400, 'a letter in the URL', `GET /api?email=joão HTTP/1.1\r\n${host}\r\n\r\n`, /%C3%A3/],
    [400, 'lines that end with LF alone', 'GET / HTTP/1.1\nHost: localhost\n\n', /CRLF/],
    [400, 'no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', /host/],
    [400, 'a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', /Host/],
    [400, 'a URL that is none', `GET http://[::bad HTTP/1.1\r\n${host}\r\n\r\n`, /URL/],
    [417, 'an expectation that nobody knows', `GET / HTTP/1.1\r\n${host}\r\nExpect: more\r\n\r\n`, /Expect/],
    [
      431,
      'a head that is too large',
      `GET / HTTP/1.1\r\n${host}\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`,
      /Header.*16 KB/,
    ],
  ])('%i: %s', async (status, _, text, told) => {
    const answer = await answerTo(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} \\w`));
    expect(answer).toMatch(id);
    expect(answer.split('\r\n\r\n')[1]).toMatch(told);
  });

  it('408: a head that comes too slowly', async () => {
    const server = createServer({ headersTimeout: 50, connectionsCheckingInterval: 20 });
    answerClientErrors(server, () => false);
    server.listen(0);
    await once(server, 'listening');
    const answer = await answerTo('GET / HTTP/1.1\r\nHo', (server.address() as AddressInfo).port);
    server.close();
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toMatch(/in time/);
    expect(answer).toMatch(id);
  });
});

it('nothing is written into a response that has begun', async () => {
  const socket = connect({ port, host: '127.0.0.1' });
  const authorization = basic(merchant.code, merchant.privateKey);
  socket.write(`GET /sandbox/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\n\r\n`);
  let all = '';
  for await (const chunk of socket) {
    if (all === '') socket.write('NOTHING\r\n\r\n');
    all += chunk;
  }
  expect(all).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(all.match(/HTTP\/1\.1/g)).toHaveLength(1);
});
