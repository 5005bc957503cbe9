import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Addresses that browsers use for `localhost`; most try the second one first. */
export const loopbackAddresses = ['127.0.0.1', '::1'] as const;

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host);

/** Addresses of a host, and whether they are reachable only from this machine. */
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

/** Port of the servers, also if chosen by the system. */
export function portOf(servers: readonly Server[]): number {
  const [address] = servers.map((server) => server.address() as AddressInfo);
  if (!address) throw new Error('No server listens.');
  return address.port;
}

/**
 * Opens one HTTP server per address, all with the same listener: Node binds a name such as `localhost` only to its
 * first address. A machine may lack some of them, but not all.
 * @param port 0 for one chosen by the system, the same for each address
 * @param addresses IP addresses, or one name
 * @param onServer called with each server before it accepts connections
 * @param options of each server
 * @returns servers that accept connections
 * @throws the error of the first address that cannot be opened, after closing the others
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
  // The first server determines the port.
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
