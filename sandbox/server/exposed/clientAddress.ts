import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/**
 * Bytes of an IPv6 address that identify the customer of a network: a /56 consists of 256 networks of a /64, all
 * controlled by the same customer (RFC 6177 §2; docs/decisions/local-and-exposed.md).
 */
const networkBytes = 7;

/** Key of a limit: an IPv4 address, or the network of an IPv6 address. */
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

/** Address of the caller: the entry of `X-Forwarded-For` that was added by the first of `proxies` trusted proxies. */
export function clientAddress({ socket, headers }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const told = proxies > 0 ? forwarded.at(-proxies)?.trim() : undefined;
  return networkOf(told && ipaddr.isValid(told) ? told : (socket.remoteAddress ?? ''));
}
