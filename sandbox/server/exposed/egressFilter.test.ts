import type { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEgressFilter, isPublicAddress } from './egressFilter.ts';
import { isAllowedPort } from './publicPost.ts';

afterEach(() => vi.restoreAllMocks());

it('lets a message go to public addresses, except those that the names of the sandbox have', async () => {
  const known: Record<string, string[]> = { 'sandbox.example': ['93.184.216.34', '2606:4700::1111'] };
  const isAllowed = createEgressFilter(['sandbox.example', 'unknown.example', '9.9.9.9'], async (name) => {
    const found = known[name];
    if (!found) throw new Error(`no ${name}`);
    return found;
  });
  expect(await Promise.all(['93.184.216.35', '2606:4700::1112'].map(isAllowed))).toEqual([true, true]);
  const own = ['93.184.216.34', '2606:4700:0:0::1111', '9.9.9.9', '10.0.0.1'];
  expect(await Promise.all(own.map(isAllowed))).toEqual([false, false, false, false]);
});

it('lets no message go to the addresses of its machine, public ones included', async () => {
  const eth0 = ['93.184.216.40', '2606:4700::40'].map((address) => ({ address }));
  const interfaces = () => ({ eth0 }) as unknown as ReturnType<typeof networkInterfaces>;
  const isAllowed = createEgressFilter([], async () => [], interfaces);
  const asked = ['93.184.216.40', '2606:4700:0::40', '93.184.216.41', '2606:4700::41'];
  expect(await Promise.all(asked.map(isAllowed))).toEqual([false, false, true, true]);
});

it('keeps the addresses that a name of the sandbox had, while the name has none', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  let answer: readonly string[] | Error = [];
  const isAllowed = createEgressFilter(['sandbox.example'], async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const own = ['93.184.216.34', '2606:4700::1111', '93.184.216.35'];
  const allowedAfter = (next: typeof answer) => {
    answer = next;
    now.mockReturnValue(now() + 61_000);
    return Promise.all(own.map(isAllowed));
  };
  expect(await allowedAfter(['93.184.216.34', '2606:4700::1111'])).toEqual([false, false, true]);
  expect(await allowedAfter(new Error('no name server'))).toEqual([false, false, true]);
  expect(await allowedAfter([])).toEqual([false, false, true]);
  expect(await allowedAfter(['93.184.216.35'])).toEqual([true, false, false]);
});

it('says at once what to change where the system keeps the addresses of its machine from it', () => {
  const keptBack = () => {
    throw new Error('uv_interface_addresses returned Unknown system error 97');
  };
  expect(() => createEgressFilter([], async () => [], keptBack)).toThrow('AF_NETLINK');
});

describe('an address of the public internet', () => {
  it.each(['1.1.1.1', '93.184.216.34', '172.15.255.255', '172.32.0.1', '100.63.255.255', '100.128.0.1'])(
    'is %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
  it.each(['2606:4700::1111', '2a00:1450:4003:80f::200e'])('is %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});

describe('an address that nobody may be made to call', () => {
  it.each([
    ['unspecified', '0.0.0.0', '0.1.2.3', '::'],
    ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
    ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ['link-local', '169.254.0.1', 'fe80::1', 'fe80::1%eth0', 'febf::1'],
    ['unique-local', 'fc00::1', 'fdff::1'],
    ['site-local', 'fec0::1'],
    ['carrier-grade NAT', '100.64.0.1', '100.127.255.255'],
    ['multicast', '224.0.0.1', '239.255.255.255', 'ff02::1'],
    ['broadcast and reserved', '255.255.255.255', '240.0.0.1', '192.0.0.8', '198.18.0.1', '192.88.99.1'],
    ['documentation', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
    ['metadata', '169.254.169.254', '100.100.100.200', '192.0.0.192', '168.63.129.16', 'fd00:ec2::254'],
    ['IPv4-mapped', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::ffff:0:127.0.0.1'],
    ['IPv4-compatible', '::127.0.0.1', '::7f00:1', '::8.8.8.8'],
    ['NAT64', '64:ff9b::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::7f00:1'],
    ['6to4 and Teredo', '2002:7f00:1::', '2002:a00:1::1', '2001::7f00:1'],
    ['discard, benchmarking, ORCHID, segment routing', '100::1', '2001:2::1', '2001:20::1', '5f00::1'],
    ['not given out', '4000::1', '8000::1', 'e000::1'],
    ['not an address', '', 'localhost', '[::1]', '1.2.3.4.5'],
  ])('%s', (_, ...addresses) => {
    for (const address of addresses) expect([address, isPublicAddress(address)]).toEqual([address, false]);
  });
});

it.each([
  ['http://shop.example/', true],
  ['https://shop.example/', true],
  ['https://shop.example:8443/', true],
  ['http://shop.example:1024/', true],
  ['http://shop.example:22/', false],
  ['http://shop.example:1023/', false],
])('a message may go to %s: %s', (url, allowed) => expect(isAllowedPort(new URL(url))).toBe(allowed));
