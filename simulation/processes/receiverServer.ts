import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { Receivers } from '../world/receivers.ts';
import { receiverHeader, senderHeader } from './messages.ts';

interface ReceiverServer {
  origin: string;
  close(): void;
}

/** Starts a receiver that awaits `onArrival` before it accepts a message. */
export async function openReceiverServer(
  receivers: Receivers,
  onArrival: (url: string, sender: string) => void | Promise<void>,
): Promise<ReceiverServer> {
  const server = createServer(async (request, response) => {
    const headers = request.headers as Record<string, string>;
    const url = String(headers[receiverHeader]);
    const givenUp = new AbortController();
    response.once('close', () => givenUp.abort());
    try {
      await onArrival(url, String(headers[senderHeader]));
      // Announces the message at its first byte, because a body sent in chunks takes time.
      const body = Readable.toWeb(request) as ReadableStream;
      const { status } = await receivers.receive(url, { headers, body, signal: givenUp.signal });
      response.writeHead(status).end();
    } catch {
      // Either the receiver or the sender cut the connection.
      request.socket.destroy();
    }
  });
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
