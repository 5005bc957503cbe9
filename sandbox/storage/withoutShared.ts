import type { Store } from '../domain/ports.ts';
import { sharedTenant } from '../domain/tenants/tenantCredentials.ts';

/**
 * A store in which nobody finds the shared tenant: neither by its public keys nor by the tokens of its pages. A database
 * that was local before may still hold it.
 */
export function withoutShared<S extends Pick<Store, 'platform' | 'page'>>(store: S): S {
  const hide = <Found extends { tenant: string }>(found: Found | undefined) =>
    found?.tenant === sharedTenant ? undefined : found;
  return {
    ...store,
    platform: async (code: string, clientId?: string) => hide(await store.platform(code, clientId)),
    page: async (token: string) => hide(await store.page(token)),
  };
}
