import type { CustomerRecord } from '../../domain/customers/customer.ts';
import { type Outcome, ok, refuse, type Source } from '../../domain/outcome.ts';
import type { Caller, TenantStore } from '../../domain/ports.ts';

const inPath: Source = { parameter: 'uuid' };

/**
 * A customer the caller may use: one it created, or is associated with (docs/decisions/customer-rights.md).
 * @param source where the uuid came from
 * @returns e00502 for any other, as if it did not exist
 */
export async function usableCustomer(
  store: TenantStore,
  { clientId }: Caller,
  uuid: string,
  source = inPath,
): Promise<Outcome<CustomerRecord>> {
  const customer = await store.customers.find(uuid);
  if (customer?.clientId === clientId) return ok(customer);
  if (customer && (await store.customers.associated(uuid, clientId))) return ok(customer);
  return refuse('e00502', { source });
}

/**
 * A customer the caller created, for what its creator alone may do (docs/decisions/customer-rights.md).
 * @returns e00100 for one it is only associated with, e00502 for any other
 */
export async function ownCustomer(
  store: TenantStore,
  caller: Caller,
  uuid: string,
): Promise<Outcome<CustomerRecord>> {
  const usable = await usableCustomer(store, caller, uuid);
  if (!usable.ok || usable.value.clientId === caller.clientId) return usable;
  return refuse('e00100', { source: inPath, detail: 'creator_only' });
}
