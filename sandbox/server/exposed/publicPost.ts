import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { deliveryTimeoutSeconds } from '@balcao/contract/resources/webhooks/deliveryRules.ts';
import { NotReached, type Post } from '../../webhooks/attempt.ts';
import { createNodePost } from '../nodePost.ts';
import { createEgressFilter, type Resolve } from './egressFilter.ts';

/** Timeout for resolving a name, and timeout for opening a connection. */
const resolveMilliseconds = 1500;
const connectMilliseconds = 2500;

/** Minimum duration of a failed attempt, the same for refused, closed and unknown addresses. */
const usualUnconnectedMilliseconds = 4000;
const silentMilliseconds = deliveryTimeoutSeconds * 1000;

/** Ports of the web and unprivileged ports; the rest belongs to other protocols. */
const webPorts = new Set([80, 443]);
const firstUserPort = 1024;

export interface EgressOptions {
  resolve?: Resolve;
  isAllowed?(address: string): Promise<boolean> | boolean;
  unconnectedMilliseconds?: number;
}

/** Queries name servers. Unlike `dns.lookup`, needs no thread and ignores the machine's own names. */
function createResolve(): Resolve {
  const resolver = new Resolver({ timeout: resolveMilliseconds, tries: 1 });
  return async (name) => {
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  };
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');

export function isAllowedPort({ protocol, port }: URL): boolean {
  const number = Number(port || (protocol === 'https:' ? 443 : 80));
  return webPorts.has(number) || number >= firstUserPort;
}

/**
 * Sends deliveries to public addresses only. The connection uses the address that was checked when it was opened, so
 * DNS rebinding has no effect. A delivery without a status gives NotReached without a reason.
 * @param ownNames names of the sandbox
 */
export function createPublicPost(
  ownNames: readonly string[],
  {
    resolve = createResolve(),
    isAllowed = createEgressFilter(ownNames, resolve),
    unconnectedMilliseconds = usualUnconnectedMilliseconds,
  }: EgressOptions = {},
): Post {
  const own = new Set(ownNames);

  async function allowedOf(addresses: readonly string[]): Promise<string[]> {
    const allowed = await Promise.all(addresses.map(isAllowed));
    return addresses.filter((_, at) => allowed[at]);
  }

  /** Replaces `dns.lookup` for a connection. The name is not resolved again afterwards. */
  const lookup: LookupFunction = (name, { all }, callback) => {
    resolve(name)
      .then(allowedOf)
      .then((addresses) => {
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        const [first] = found;
        if (!first) callback(new Error('no public address'), []);
        else if (all) callback(null, found);
        else callback(null, first.address, first.family);
      })
      .catch((error: Error) => callback(error, []));
  };
  const post = createNodePost(({ Agent }) => new Agent({ connect: { lookup, timeout: connectMilliseconds } }));

  /** Checks an IP address in the URL itself, for which `lookup` is never called. */
  async function mayConnect(url: URL): Promise<boolean> {
    const host = hostOf(url);
    if (own.has(host) || !isAllowedPort(url)) return false;
    return isIP(host) === 0 || isAllowed(host);
  }

  return async (url, init) => {
    const began = performance.now();
    try {
      if (!(await mayConnect(new URL(url)))) throw new Error('not a public address');
      return await post(url, init);
    } catch {
      const { signal } = init;
      if (signal?.aborted) throw new NotReached(silentMilliseconds);
      const left = unconnectedMilliseconds - (performance.now() - began);
      await sleep(Math.max(0, left), undefined, signal ? { signal } : {}).catch(() => undefined);
      throw new NotReached(unconnectedMilliseconds);
    }
  };
}
