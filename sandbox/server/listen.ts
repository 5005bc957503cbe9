import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** Addresses of this machine that a browser may mean by `localhost`; most try the second one first. */
export const loopbackAddresses = ['127.0.0.1', '::1'] as const;

/** Errors of a machine without IPv6, or without the address. */
const missingAddress = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

async function open(server: Server, port: number, address: string): Promise<Server> {
  server.listen(port, address);
  await once(server, 'listening');
  return server;
}

/**
 * Opens one HTTP server for each address, all with the same listener: Node binds a name such as `localhost` to the
 * first of its addresses alone. A machine may lack some of them, never all.
 * @param addresses to listen on, as IP addresses or as one name
 * @param onServer told of each server before it accepts connections
 * @returns servers that accept connections
 * @throws the error of the first address that cannot be opened; nothing stays open then
 */
export async function openServers(
  listener: RequestListener,
  port: number,
  addresses: readonly string[],
  onServer: (server: Server) => void,
): Promise<Server[]> {
  const opening = addresses.map((address) => {
    const server = createServer(listener);
    onServer(server);
    return open(server, port, address);
  });
  const results = await Promise.allSettled(opening);
  const servers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const fatal = servers.length > 0 ? errors.find(({ code }) => !missingAddress.has(code)) : errors[0];
  if (!fatal) return servers;
  for (const server of servers) server.close();
  throw fatal;
}
