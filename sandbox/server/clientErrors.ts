import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { RequestError } from '@hono/node-server';
import { requestIdHeader } from '../domain/requests/requestTrace.ts';
import { webRuntime } from '../webRuntime.ts';

/** Statuses of what Node cannot read, by the code of its error, as Node itself answers them; any other is 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

const newId = () => ({ [requestIdHeader]: webRuntime.randomUuid() });

/** A whole response as bytes: where no request was read there is nothing else to answer with. */
function bytesOf(status: number): string {
  const headers = Object.entries({ Connection: 'close', ...newId() }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', ''].join('\r\n');
}

/**
 * Answers in place of Node what it cannot read (400, 408, 413, 431) or does not expect (417): each with an id, as every
 * response has one.
 * @param isResponding whether a response on a connection has begun, which nothing may be written into
 */
export function answerClientErrors(server: Server, isResponding: (socket: Socket) => boolean): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, duplex) => {
    const socket = duplex as Socket;
    if (socket.writable && !isResponding(socket)) socket.write(bytesOf(statuses[code] ?? 400));
    socket.destroy();
  });
  server.on('checkExpectation', (_, response) => response.writeHead(417, newId()).end());
}

/** The response to a request that Node could read and that is none: without a host, or with a malformed URL. */
export const unreadable = (error: unknown): Response =>
  new Response(null, { status: error instanceof RequestError ? 400 : 500, headers: newId() });
