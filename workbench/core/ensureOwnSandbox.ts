import type { Tenant } from '@balcao/contract/control/controlTenants.ts';
import { isApiCredentials, noCredentials } from './apiCredentials.ts';
import { fetchJson, isNetworkFailure } from './client.ts';
import { keysInUse, sandboxKeysOf, storeSandbox } from './keyring.ts';
import { checkKeys } from './pastedKeys.ts';

/**
 * Opens a private sandbox for this browser if there is no shared one: the stored one if it still exists, else a new
 * one. If none can be opened, the page shows the reason at its first call.
 * @param origin of a sandbox on a public network
 */
export async function ensureOwnSandbox(origin: string): Promise<void> {
  const stored = keysInUse(origin, noCredentials);
  if (isApiCredentials(stored) && (await checkKeys(origin, stored)) !== 'refused') return;
  const opened = await fetchJson({ method: 'POST', url: `${origin}/sandbox/tenants`, body: {} });
  if (isNetworkFailure(opened) || opened.status !== 201) return;
  const { data } = opened.body as { data: Tenant };
  storeSandbox(origin, sandboxKeysOf(data));
}
