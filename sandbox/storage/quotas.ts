import { maxRetained, sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { sharedTenant } from '../domain/tenants/tenantCredentials.ts';
import type { Tables } from './tables.ts';

/** Quota of each table whose rows callers create. Old deliveries are deleted instead of counted. */
const quotaOfTable = {
  payments: 'objects',
  customers: 'objects',
  entities: 'objects',
  reference_ranges: 'objects',
  bank_accounts: 'objects',
  saved_methods: 'objects',
  customer_entities: 'objects',
  processed_codes: 'objects',
  webhooks: 'subscriptions',
} as const satisfies Partial<Record<keyof Tables, keyof typeof sandboxQuotas>>;
export type BoundedTable = keyof typeof quotaOfTable;

type TenantQuota = 'objects' | 'subscriptions' | 'storedBytes';

export function quotaOf(tenant: string, quota: TenantQuota): number {
  return sandboxQuotas[quota][tenant === sharedTenant ? 'shared' : 'private'];
}

/** Maximum number of a tenant's rows in a table; undefined if there is no quota. */
export function mostRows(tenant: string, table: string): number | undefined {
  if (table === 'faults') return maxRetained.faults;
  return table in quotaOfTable ? quotaOf(tenant, quotaOfTable[table as BoundedTable]) : undefined;
}
