import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Addresses of this machine that a browser may mean by `localhost`; most try the second one first. */
export const loopbackAddresses = ['127.0.0.1', '::1'] as const;

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host);

/** Addresses of a host, and whether only this machine can connect there. */
export function listeningOn(host: string): { addresses: readonly string[]; isLocal: boolean } {
  return { addresses: host === 'localhost' ? loopbackAddresses : [host], isLocal: isLoopback(host) };
}

/** Errors of a machine without IPv6, or without the address. */
const missingAddress = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

async function open(server: Server, port: number, address: string): Promise<Server> {
  server.listen(port, address);
  await once(server, 'listening');
  return server;
}

/** The port that servers listen on, also where the system chose it. */
export function portOf(servers: readonly Server[]): number {
  const [address] = servers.map((server) => server.address() as AddressInfo);
  if (!address) throw new Error('No server listens.');
  return address.port;
}

/**
 * Opens one HTTP server for each address, all with the same listener: Node binds a name such as `localhost` to the
 * first of its addresses alone. A machine may lack some of them, never all.
 * @param port 0 for one that the system chooses, the same for each address
 * @param addresses to listen on, as IP addresses or as one name
 * @param onServer told of each server before it accepts connections
 * @param options of each server
 * @returns servers that accept connections
 * @throws the error of the first address that cannot be opened; nothing stays open then
 */
export async function openServers(
  listener: RequestListener,
  port: number,
  addresses: readonly string[],
  onServer: (server: Server) => void,
  options: ServerOptions = {},
): Promise<Server[]> {
  const openAt = (address: string, port: number) => {
    const server = createServer(options, listener);
    onServer(server);
    return open(server, port, address);
  };
  // A port that the system chooses is chosen once.
  const [first = '', ...others] = port === 0 ? addresses : [];
  const chosen = port === 0 ? await openAt(first, 0) : undefined;
  const results = await Promise.allSettled(
    chosen
      ? [chosen, ...others.map((address) => openAt(address, portOf([chosen])))]
      : addresses.map((address) => openAt(address, port)),
  );
  const servers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const fatal = servers.length > 0 ? errors.find(({ code }) => !missingAddress.has(code)) : errors[0];
  if (!fatal) return servers;
  for (const server of servers) server.close();
  throw fatal;
}
