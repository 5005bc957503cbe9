import {
  type SendFailure,
  sendRequest,
  type WireRequest,
  type WireResponse,
} from '@balcao/ui/behaviour/sendRequest.ts';

/** Failures of any client or only of pages: offline, mixed content, local network forbidden, no CORS headers. */
export type FailureKind = SendFailure | 'offline' | 'mixed' | 'permission' | 'unreadable';

export type Outcome = WireResponse | { failure: FailureKind };

export function isCallFailure(outcome: Outcome): outcome is Exclude<Outcome, WireResponse> {
  return 'failure' in outcome;
}

export const timeoutSeconds = 30;

/** Sends a call without cookies. Never rejects. The signal aborts the call. */
export async function sendCall(request: WireRequest, stop: AbortSignal): Promise<Outcome> {
  const outcome = await sendRequest(request, { timeoutSeconds, stop, credentials: 'omit' });
  const isUnknown = isCallFailure(outcome) && outcome.failure === 'unreachable';
  return isUnknown ? { failure: await diagnoseFailure(request.url) } : outcome;
}

/** Timeout for a probe of the server. */
const lookSeconds = 5;

/** Names that browsers use for the permission to access the local network, newest first. */
const localPermissions = ['loopback-network', 'local-network-access'];

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\./.test(host);
}

/** Finds the cause of a failure, which browsers hide from pages. */
async function diagnoseFailure(url: string): Promise<FailureKind> {
  const { protocol, hostname, origin } = new URL(url);
  const own = isLoopback(hostname);
  if (!own && !navigator.onLine) return 'offline';
  if (!own && location.protocol === 'https:' && protocol === 'http:') return 'mixed';
  if (own && !isLoopback(location.hostname) && (await isForbidden())) return 'permission';
  return (await respondsOpaquely(origin)) ? 'unreadable' : 'unreachable';
}

/** Whether the permission to access the local network is pending or denied. */
async function isForbidden(): Promise<boolean> {
  for (const name of localPermissions) {
    try {
      const { state } = await navigator.permissions.query({ name: name as PermissionName });
      return state !== 'granted';
    } catch {
      // A browser throws if it does not know the name of the permission.
    }
  }
  return false;
}

/** Whether the server responds at all, even if the page may not read the response. */
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
