import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './publicAddress.ts';

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
