import ipaddr from 'ipaddr.js';

/** IPv6 addresses that are assigned to hosts (RFC 4291 §2.4); any other address is unreachable. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Public addresses that clouds use for internal services. This one belongs to Azure. */
const cloudServices = new Set(['168.63.129.16']);

/**
 * Whether an IP address is public: not one of this machine, a private network, a cloud's metadata service, a
 * documentation range or a tunnel. Addresses of tunnels and translators (6to4, Teredo, NAT64) contain another address
 * that may be private. IPv4 addresses in IPv6 notation are all refused.
 * @param address in any notation of a resolver or a URL, without brackets; anything else is refused
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || cloudServices.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
}
