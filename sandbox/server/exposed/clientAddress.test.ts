import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './clientAddress.ts';

const at = (proxies: number, remoteAddress: string, forwarded?: string) =>
  clientAddress(
    { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage,
    proxies,
  );

describe('the address of a caller', () => {
  it.each([
    ['of the socket, whatever a header says', 0, '198.51.100.7', '203.0.113.1', '198.51.100.7'],
    ['of the socket in IPv4, as a socket for both shows it', 0, '::ffff:198.51.100.7', undefined, '198.51.100.7'],
    ['the last in the header of one proxy', 1, '10.0.0.1', '203.0.113.1, 198.51.100.7', '198.51.100.7'],
    [
      'the last but one behind two proxies [exposed.address-behind-two-proxies]',
      2,
      '10.0.0.1',
      '6.6.6.6, 198.51.100.7, 10.0.0.9',
      '198.51.100.7',
    ],
    ['of the socket where a proxy wrote nothing', 1, '10.0.0.1', undefined, '10.0.0.1'],
    ['of the socket where the header is shorter than the chain', 2, '10.0.0.1', '6.6.6.6', '10.0.0.1'],
  ])('is %s', (_, proxies, socket, forwarded, expected) => {
    expect(at(proxies, socket, forwarded)).toBe(expected);
  });

  it('is one for all /64 networks in the /56 of a customer', () => {
    const [first, last, next] = ['2001:db8:1:200::1', '2001:db8:1:2ff::1', '2001:db8:1:300::1'].map((address) =>
      at(1, '10.0.0.1', address),
    );
    expect(last).toBe(first);
    expect(next).not.toBe(first);
  });
});
