import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../testing/process.ts';
import { loopbackAddresses, openServers } from './listen.ts';

/** Address for documentation (RFC 5737), which no machine has. Used because some machines have no IPv6. */
const nobodys = '192.0.2.1';

const hasIpv6 = Object.values(networkInterfaces()).some((each) => each?.some(({ address }) => address === '::1'));

let servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function open(port: number, addresses: readonly string[]): Promise<Server[]> {
  const followed: Server[] = [];
  const opened = await openServers(
    (_, response) => response.end('here'),
    port,
    addresses,
    (server) => followed.push(server),
  );
  servers = opened;
  expect(followed).toEqual(expect.arrayContaining(opened));
  return opened;
}

it('does without an address that the machine lacks', async () => {
  const port = await freePort();
  expect(await open(port, ['127.0.0.1', nobodys])).toHaveLength(1);
  expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(200);
});

it.runIf(hasIpv6)('fails where one is taken, and leaves none open', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '::1');
  await once(other, 'listening');
  await expect(open(port, loopbackAddresses)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
  other.close();
});
