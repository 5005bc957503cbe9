import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Addresses that browsers use for `localhost`. Most browsers try the second one first. */
export const loopbackAddresses = ['127.0.0.1', '::1'] as const;

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host);

/** IP addresses of a host, and whether only this machine can reach them. */
export function listeningOn(host: string): { addresses: readonly string[]; isLocal: boolean } {
  return { addresses: host === 'localhost' ? loopbackAddresses : [host], isLocal: isLoopback(host) };
}

/** Error codes of a machine that has no IPv6, or does not have the address. */
const missingAddress = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

async function open(server: Server, port: number, address: string): Promise<Server> {
  server.listen(port, address);
  await once(server, 'listening');
  return server;
}

/** Port of the servers, even if it was chosen by the system. */
export function portOf(servers: readonly Server[]): number {
  const [address] = servers.map((server) => server.address() as AddressInfo);
  if (!address) throw new Error('No server listens.');
  return address.port;
}

/**
 * Opens one HTTP server per address, all with the same listener, because Node binds a name such as `localhost` only to
 * its first address. A machine may lack some of the addresses, but not all.
 * @param port 0 for a port chosen by the system, the same for each address
 * @param addresses IP addresses, or one name
 * @param onServer called with each server before it accepts connections
 * @param options options of each server
 * @returns servers that accept connections
 * @throws the error of the first address that cannot be opened, after the other servers are closed
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
