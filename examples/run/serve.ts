import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

export interface Server {
  /** Origin, without a trailing slash. */
  origin: string;
  close(): Promise<void>;
}

export interface Connection {
  cut(): void;
}

/** Serves on a free local port with the sandbox's own HTTP server. */
export async function serve(fetch: (request: Request, connection: Connection) => Promise<Response>): Promise<Server> {
  const server = createAdaptorServer({
    fetch: (request, { incoming }) => fetch(request, { cut: () => incoming.socket.destroy() }),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}
