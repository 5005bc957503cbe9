import type { CustomerFilters } from '@balcao/contract/resources/customers/customerSchema.ts';
import { pageSize } from '@balcao/contract/resources/pageSize.ts';
import type { CustomerRecord } from '../../domain/customers/customer.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import type { Page } from '../../domain/page.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { ownCustomer, usableCustomer } from './customerAccess.ts';

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
