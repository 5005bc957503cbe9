import { maxHeaderSize, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { RequestError } from '@hono/node-server';
import { requestIdHeader } from '../domain/requests/requestTrace.ts';
import { webRuntime } from '../webRuntime.ts';

/** Error of Node's HTTP parser, with the bytes that it could not parse. */
type ClientError = NodeJS.ErrnoException & { reason?: string; rawPacket?: Buffer };

/** Statuses of parser errors by code, as sent by Node itself; any other code gives 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Messages for errors that the HTTP parser does not explain. */
const words: Readonly<Record<string, string>> = {
  'Invalid URL': 'Its URL or its header Host is malformed',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request did not come whole in time',
  HPE_INVALID_METHOD: 'Invalid method encountered; behind another request, its Content-Length may be too short',
  HPE_INVALID_CONSTANT: 'behind its URL comes HTTP/1.1; a blank in a URL is written %20',
  HPE_INVALID_URL: 'its URL has a letter or sign that is written with percent signs, such as %C3%A3 for ã',
  HPE_PAUSED_H2_UPGRADE: 'it is HTTP/2, and this port speaks HTTP/1.1',
  HPE_HEADER_OVERFLOW: `Header overflow; URL and headers have ${maxHeaderSize / 1024} KB together`,
};

/** First byte of a TLS connection; the client has used https:// for this port. */
const tlsHandshake = 0x16;

/** Whether the method is not in capitals. `fetch` sends `patch` unchanged, unlike `post`. */
const methodInSmall = (packet: Buffer | undefined) =>
  /^[A-Za-z]*[a-z](?= \/)/.exec(packet?.toString('latin1', 0, 10) ?? '')?.[0];

/** Cause of a parser error; undefined if the parser explains it. */
function causeOf({ code = '', rawPacket }: ClientError): string | undefined {
  if (rawPacket?.[0] === tlsHandshake && code === 'HPE_INVALID_METHOD')
    return 'it is TLS, and this port speaks http:// alone';
  const method = code === 'HPE_INVALID_METHOD' && methodInSmall(rawPacket);
  return method ? `its method is written in capitals: ${method.toUpperCase()}, not ${method}` : words[code];
}

const newHeaders = () => ({
  [requestIdHeader]: webRuntime.randomUuid(),
  'Content-Type': 'text/plain; charset=utf-8',
});

const lineOf = (cause: string) => `This is no HTTP request that can be read: ${cause}.\n`;

/** Bytes of a response. There is no response object, because the request could not be parsed. */
function bytesOf(status: number, line: string): string {
  const length = Buffer.byteLength(line);
  const headers = Object.entries({ Connection: 'close', 'Content-Length': length, ...newHeaders() }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', line].join('\r\n');
}

/** Responds to unparseable requests with an id and the cause, but never in the middle of another response. */
export function answerClientErrors(server: Server, isResponding: (socket: Socket) => boolean): void {
  server.on('clientError', (error: ClientError, duplex) => {
    const { code = '', reason } = error;
    const socket = duplex as Socket;
    const status = statuses[code] ?? 400;
    const line = lineOf(causeOf(error) ?? reason ?? STATUS_CODES[status] ?? code);
    if (socket.writable && !isResponding(socket)) socket.write(bytesOf(status, line));
    socket.destroy();
  });
  server.on('checkExpectation', (_, response) =>
    response.writeHead(417, newHeaders()).end(lineOf('its header Expect asks for more than 100-continue')),
  );
}

/** Response to a request that was parsed but is invalid: it has no host, or a malformed URL. */
export const unreadable = (error: unknown): Response =>
  error instanceof RequestError
    ? new Response(lineOf(words[error.message] ?? error.message), { status: 400, headers: newHeaders() })
    : new Response('The sandbox failed.\n', { status: 500, headers: newHeaders() });
