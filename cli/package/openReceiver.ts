import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureHeader } from '@balcao/sandbox/domain/webhooks/signature.ts';
import type { TestContext } from 'vitest';

export interface Received {
  body: string;
  headers: IncomingMessage['headers'];
}

/** Opens a local receiver that is closed at the end of the test `context`, because tests run concurrently. */
export async function openReceiver(
  statusOf: (received: Received) => number | Promise<number>,
  { onTestFinished }: TestContext,
) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const message = { body, headers: request.headers };
    received.push(message);
    response.writeHead(await statusOf(message)).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

export function isGenuine({ body, headers }: Received, key: string): boolean {
  const header = String(headers['paypay-signature']);
  const at = Number(/ts=(\d+)/.exec(header)?.[1]);
  return header === signatureHeader(key, body, at) && Date.now() / 1000 - at < 1800;
}
