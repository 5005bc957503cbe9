import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { isPublicAddress } from './publicAddress.ts';

/** Finds every IP address of a name. */
export type Resolve = (name: string) => Promise<readonly string[]>;

/** How long the addresses of the sandbox's own names are believed. */
const knownMilliseconds = 60_000;

/** One notation for each address, to compare them. */
const normal = (address: string) => ipaddr.parse(address).toNormalizedString();

/** Addresses that lead back to the sandbox: those of its machine, and those its names have, which may be a proxy's. */
async function ownAddresses(names: readonly string[], resolve: Resolve): Promise<ReadonlySet<string>> {
  const addressesOf = (name: string) => (isIP(name) ? [name] : resolve(name).catch(() => []));
  const named = await Promise.all(names.map(addressesOf));
  const local = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return new Set([...local.map(({ address }) => address), ...named.flat()].map(normal));
}

/**
 * Says to which IP addresses a sandbox on a public network may send: to those of the public internet which are not its
 * own.
 * @param names it is reached by
 */
export function createEgressFilter(
  names: readonly string[],
  resolve: Resolve,
): (address: string) => Promise<boolean> {
  let own: Promise<ReadonlySet<string>> | undefined;
  let until = 0;
  return async (address) => {
    if (!isPublicAddress(address)) return false;
    const now = performance.now();
    if (!own || now >= until) {
      own = ownAddresses(names, resolve);
      until = now + knownMilliseconds;
    }
    return !(await own).has(normal(address));
  };
}
