import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { isPublicAddress } from './publicAddress.ts';

export type Resolve = (name: string) => Promise<readonly string[]>;

/** How long the addresses of the sandbox's own names are believed. */
const knownMilliseconds = 60_000;

/** One notation for each address, to compare them. */
const normal = (address: string) => ipaddr.parse(address).toNormalizedString();

type Interfaces = () => ReturnType<typeof networkInterfaces>;

/** @throws Error that says what to change, where the system keeps them from the process */
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

/** Asks for names again and again; one without addresses keeps its last, since a failing server opens nothing. */
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
 * Says to which IP addresses a sandbox on a public network may send: to those of the public internet which are not its
 * own.
 * @param names it is reached by
 * @param interfaces those of the system, unless a test has others
 * @throws Error where the system does not tell them: no message would ever leave, and nobody would be told why
 */
export function createEgressFilter(
  names: readonly string[],
  resolve: Resolve,
  interfaces: Interfaces = networkInterfaces,
): (address: string) => Promise<boolean> {
  localAddresses(interfaces);
  const namedAddresses = createNamedAddresses(names, resolve);
  /** Addresses that lead back to the sandbox: those of its machine, and those its names have, which may be a proxy's. */
  const ownAddresses = async () =>
    new Set([...localAddresses(interfaces), ...(await namedAddresses())].map(normal));
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
