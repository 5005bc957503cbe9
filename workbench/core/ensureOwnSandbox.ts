import type { Tenant } from '@balcao/contract/control/controlTenants.ts';
import { isApiCredentials, noCredentials } from './apiCredentials.ts';
import { fetchJson, isNetworkFailure } from './client.ts';
import { keysInUse, sandboxKeysOf, storeSandbox } from './keyring.ts';
import { checkKeys } from './pastedKeys.ts';

/**
 * Ensures that this browser has a private sandbox: uses the stored one if it still exists, otherwise opens a new one.
 * If none can be opened, the page reports why on its first call.
 * @param origin of a sandbox on a public network, which has no shared one
 */
export async function ensureOwnSandbox(origin: string): Promise<void> {
  const stored = keysInUse(origin, noCredentials);
  if (isApiCredentials(stored) && (await checkKeys(origin, stored)) !== 'refused') return;
  const opened = await fetchJson({ method: 'POST', url: `${origin}/sandbox/tenants`, body: {} });
  if (isNetworkFailure(opened) || opened.status !== 201) return;
  const { data } = opened.body as { data: Tenant };
  storeSandbox(origin, sandboxKeysOf(data));
}
