import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/**
 * How much of an IPv6 address names a customer of a network, in bytes: a /56. He chooses the rest, and has 256 networks
 * of a /64 in it (RFC 6177 §2; docs/decisions/local-and-exposed.md).
 */
const networkBytes = 7;

/** What limits are counted by: an IPv4 address, or the network of an IPv6 one. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return parsed
    .toByteArray()
    .slice(0, networkBytes)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** The caller's address: of `X-Forwarded-For` the entry that the first of `proxies` trusted ones added. */
export function clientAddress({ socket, headers }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const told = proxies > 0 ? forwarded.at(-proxies)?.trim() : undefined;
  return networkOf(told && ipaddr.isValid(told) ? told : (socket.remoteAddress ?? ''));
}
