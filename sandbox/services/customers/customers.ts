import type { CustomerFilters } from '@balcao/contract/resources/customers/customerSchema.ts';
import { pageSize } from '@balcao/contract/resources/pageSize.ts';
import type { CustomerRecord } from '../../domain/customers/customer.ts';
import { type Outcome, ok, refuse, type Source } from '../../domain/outcome.ts';
import type { Page } from '../../domain/page.ts';
import type { Caller, Ports, TenantStore } from '../../domain/ports.ts';

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

/** GET /customers/{uuid}: e00502 if the caller may not use the customer. */
export function getCustomer(ports: Ports, caller: Caller, uuid: string): Promise<Outcome<CustomerRecord>> {
  return ports.store.read(caller.tenant, (store) => usableCustomer(store, caller, uuid));
}

/** GET /customers: customers that the caller may use; `limit` is at most 500 (docs/decisions/response-envelope.md). */
export async function listCustomers(
  ports: Ports,
  caller: Caller,
  filters: CustomerFilters,
): Promise<Page<CustomerRecord> & { limit: number }> {
  const limit = Math.min(filters.limit, pageSize.customers);
  const page = await ports.store.read(caller.tenant, (store) =>
    store.customers.list(caller.clientId, { ...filters, limit }),
  );
  return { ...page, limit };
}

/** DELETE /customers/{uuid}, for its creator only: deletes associations and saved methods, but keeps payments. */
export function deleteCustomer(ports: Ports, caller: Caller, uuid: string): Promise<Outcome<true>> {
  return ports.store.write(caller.tenant, async (store) => {
    const own = await ownCustomer(store, caller, uuid);
    if (!own.ok) return own;
    await store.customers.remove(uuid);
    return ok(true as const);
  });
}
