import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

export type Resolve = (name: string) => Promise<readonly string[]>;

/** Milliseconds for which the addresses of the sandbox's own names are cached. */
const knownMilliseconds = 60_000;

/** Canonical notation of an address, for comparisons. */
const normal = (address: string) => ipaddr.parse(address).toNormalizedString();

type Interfaces = () => ReturnType<typeof networkInterfaces>;

/** @throws Error that names the setting to change, if the system hides the addresses from the process */
function localAddresses(interfaces: Interfaces): string[] {
  try {
    return Object.values(interfaces()).flatMap((each) => each?.map(({ address }) => address) ?? []);
  } catch (cause) {
    throw new Error(
      'with SANDBOX_PUBLIC it has to know the addresses of this machine, and the system keeps them from it. In a unit of systemd, add AF_NETLINK to RestrictAddressFamilies.',
      { cause },
    );
  }
}

/** Resolves names repeatedly. A name without addresses keeps its last ones, so a failing name server opens no gap. */
function createNamedAddresses(names: readonly string[], resolve: Resolve): () => Promise<string[]> {
  const last = new Map<string, readonly string[]>();

  async function addressesOf(name: string): Promise<readonly string[]> {
    if (isIP(name)) return [name];
    const found = await resolve(name).catch(() => []);
    const families = new Set(found.map(isIP));
    const kept = (last.get(name) ?? []).filter((address) => !families.has(isIP(address)));
    const known = [...found, ...kept];
    last.set(name, known);
    return known;
  }

  return async () => (await Promise.all(names.map(addressesOf))).flat();
}

/**
 * Decides to which IP addresses a sandbox on a public network may send: public addresses, except its own.
 * @param names names of the sandbox
 * @param interfaces network interfaces of the system, replaceable in tests
 * @throws Error if the system does not list them, because every delivery would then fail without a visible reason
 */
export function createEgressFilter(
  names: readonly string[],
  resolve: Resolve,
  interfaces: Interfaces = networkInterfaces,
): (address: string) => Promise<boolean> {
  localAddresses(interfaces);
  const namedAddresses = createNamedAddresses(names, resolve);
  /** Addresses of the sandbox: those of its machine, and those of its names, which may belong to a proxy. */
  const ownAddresses = async () => new Set([...localAddresses(interfaces), ...(await namedAddresses())].map(normal));
  let own: Promise<ReadonlySet<string>> | undefined;
  let until = 0;
  return async (address) => {
    if (!isPublicAddress(address)) return false;
    const now = performance.now();
    if (!own || now >= until) {
      own = ownAddresses();
      until = now + knownMilliseconds;
    }
    return !(await own).has(normal(address));
  };
}

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
