import type { FailureKind } from './transport.ts';

/** How long the second, blind look at a server may take. */
const lookSeconds = 5;

/** Names browsers have for the permission to call the reader's own machine or network; the newest first. */
const localPermissions = ['loopback-network', 'local-network-access'];

/** Whether a host is the reader's own machine. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\./.test(host);
}

/**
 * Finds out why a call failed: a browser says only that it did, so that pages cannot spy.
 * @param url of the call
 */
export async function diagnoseFailure(url: string): Promise<FailureKind> {
  const { protocol, hostname, origin } = new URL(url);
  const own = isLoopback(hostname);
  if (!own && !navigator.onLine) return 'offline';
  if (!own && location.protocol === 'https:' && protocol === 'http:') return 'mixed';
  if (own && !isLoopback(location.hostname) && (await isForbidden())) return 'permission';
  return (await respondsOpaquely(origin)) ? 'unreadable' : 'unreachable';
}

/** Whether the browser asks, or asked and was told no, before a page from elsewhere calls this machine. */
async function isForbidden(): Promise<boolean> {
  for (const name of localPermissions) {
    try {
      const { state } = await navigator.permissions.query({ name: name as PermissionName });
      return state !== 'granted';
    } catch {
      // A browser without this permission does not know its name.
    }
  }
  return false;
}

/** Whether somebody is there: an answer this page may not read is an answer. */
async function respondsOpaquely(origin: string): Promise<boolean> {
  try {
    await fetch(origin, {
      mode: 'no-cors',
      cache: 'no-store',
      signal: AbortSignal.timeout(lookSeconds * 1000),
    });
    return true;
  } catch {
    return false;
  }
}
