import ipaddr from 'ipaddr.js';

/** Addresses of all that is given out to hosts in IPv6 (RFC 4291 §2.4); nothing beyond it is reached by anybody. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Addresses that look public and are a cloud's own service for the machines in it: that of Azure. */
const cloudServices = new Set(['168.63.129.16']);

/**
 * Whether an IP address is one of the public internet: not of this machine, a private network, a cloud's metadata, a
 * documentation or a tunnel. A tunnel's or translator's address (6to4, Teredo, NAT64) carries another one, which may be
 * private; so may an IPv4 address in the form of IPv6, which is refused as a whole.
 * @param address in any notation that a resolver or a URL gives, without brackets; anything else is refused
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || cloudServices.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
}
