import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stand-in for a sandbox process behind a proxy. Records the requests that it receives. */
export interface Upstream {
  port: number;
  /** Requests in order, such as `POST /payments`, without readiness checks. */
  requests: string[];
  last: IncomingMessage | undefined;
  /** Resolves once a client of `/sandbox/events` has disconnected. */
  left: Promise<void>;
  /** Refuses new connections and closes the open ones. */
  stop(): void;
}

/**
 * Opens a stand-in. `/sandbox/events` sends an event and stays open, `/breaks` reads the request and then cuts the
 * connection.
 */
export async function openUpstream(): Promise<Upstream> {
  let left = () => {};
  const upstream: Upstream = {
    port: 0,
    requests: [],
    last: undefined,
    left: new Promise((done) => {
      left = done;
    }),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
  const server = createServer(async (request, response) => {
    if (request.url === '/sandbox/ready') return void response.end('{}');
    upstream.requests.push(`${request.method} ${request.url}`);
    upstream.last = request;
    let bytes = 0;
    for await (const chunk of request) bytes += chunk.length;
    if (request.url === '/breaks') return void request.socket.destroy();
    if (request.url !== '/sandbox/events') return void response.end(String(bytes));
    response.once('close', left);
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
    response.write('data: begun\n\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  upstream.port = (server.address() as AddressInfo).port;
  return upstream;
}
