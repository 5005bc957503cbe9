import type { CustomerRecord } from '../../domain/customers/customer.ts';
import { type Outcome, ok, refuse, type Source } from '../../domain/outcome.ts';
import type { Caller, TenantStore } from '../../domain/ports.ts';

const inPath: Source = { parameter: 'uuid' };

/** Customer that the caller may use; otherwise e00502, as if it did not exist (docs/decisions/customer-rights.md). */
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

/** Customer that the caller created; e00100 if only associated, else e00502 (docs/decisions/customer-rights.md). */
export async function ownCustomer(store: TenantStore, caller: Caller, uuid: string): Promise<Outcome<CustomerRecord>> {
  const usable = await usableCustomer(store, caller, uuid);
  if (!usable.ok || usable.value.clientId === caller.clientId) return usable;
  return refuse('e00100', { source: inPath, detail: 'creator_only' });
}
