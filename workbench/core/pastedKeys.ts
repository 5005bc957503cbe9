import { type ApiCredentials, apiHeaders, credentialNames, isApiCredentials } from './apiCredentials.ts';
import { fetchJson, isNetworkFailure } from './client.ts';
import { originIn } from './destination.ts';
import { type SandboxKeys, sandboxKeysIn } from './keyring.ts';

/** Pasted or linked keys, with the origin of their sandbox if the text contains it. */
export interface PastedKeys {
  keys: SandboxKeys;
  origin?: string;
}

/** Start of the fragment with the keys in a workbench link. Browsers do not send fragments to servers. */
const fragmentStart = '#keys=';

export const isKeysFragment = (hash: string) => hash.startsWith(fragmentStart);

/** Fragment that opens the workbench with keys (platform code, private key, tax number) at a location. */
export function keysFragment(keys: ApiCredentials, location: string): string {
  return `${fragmentStart}${credentialNames.map((name) => encodeURIComponent(keys[name])).join(':')}${location}`;
}

/** Location after the keys; empty, or starts with a slash. */
export function locationAfterKeys(hash: string): string {
  const at = hash.indexOf('/');
  return at < 0 ? '' : hash.slice(at);
}

function keysInFragment(hash: string): SandboxKeys | undefined {
  if (!isKeysFragment(hash)) return undefined;
  const [joined = ''] = hash.slice(fragmentStart.length).split('/');
  const parts = joined.split(':');
  if (parts.length !== credentialNames.length) return undefined;
  try {
    const decoded = parts.map((part) => decodeURIComponent(part));
    return sandboxKeysIn(Object.fromEntries(credentialNames.map((name, i) => [name, decoded[i]])));
  } catch {
    return undefined;
  }
}

/** Keys in a response of POST /sandbox/tenants, with or without its envelope. */
function keysInJson(text: string): PastedKeys | undefined {
  try {
    const value = JSON.parse(text) as { data?: unknown; workbenchUrl?: unknown } | null;
    const tenant = (value?.data ?? value) as { workbenchUrl?: unknown } | null;
    const keys = sandboxKeysIn(tenant);
    const url = tenant?.workbenchUrl;
    return keys && { keys, origin: typeof url === 'string' ? originIn(url) : undefined };
  } catch {
    return undefined;
  }
}

/** Keys in a response of POST /sandbox/tenants, or in the link that it contains; undefined if there are none. */
export function keysIn(text: string): PastedKeys | undefined {
  const given = text.trim();
  if (given.startsWith('{')) return keysInJson(given);
  const at = given.indexOf(fragmentStart);
  const keys = at < 0 ? undefined : keysInFragment(given.slice(at));
  return keys && { keys, origin: at > 0 ? originIn(given.slice(0, at)) : undefined };
}

/** Whether a sandbox accepts keys; `unreachable` if there is no response, or a 429 or server error. */
export async function checkKeys(origin: string, keys: ApiCredentials): Promise<'accepted' | 'refused' | 'unreachable'> {
  if (!isApiCredentials(keys)) return 'refused';
  const url = `${origin}/sandbox/clock`;
  const reply = await fetchJson({ method: 'GET', url, headers: apiHeaders(keys, 'en') });
  if (isNetworkFailure(reply) || reply.status === 429 || reply.status >= 500) return 'unreachable';
  return reply.status === 200 ? 'accepted' : 'refused';
}
