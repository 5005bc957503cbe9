import {
  type CustomerFilters,
  type CustomerRequest,
  customerPageSize,
} from '@balcao/contract/resources/customers/schema.ts';
import { type CustomerRecord, changeCustomer } from '../../domain/customers/customer.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Page } from '../../domain/page.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { ownCustomer, usableCustomer } from './customerAccess.ts';

/** GET /customers: those the caller may use; `limit` above 500 counts as 500 (DECISIONS 3). */
export async function listCustomers(
  ports: Ports,
  caller: Caller,
  filters: CustomerFilters,
): Promise<Page<CustomerRecord> & { limit: number }> {
  const limit = Math.min(filters.limit, customerPageSize);
  const page = await ports.store.read(caller.tenant, (store) =>
    store.customers.list(caller.clientId, { ...filters, limit }),
  );
  return { ...page, limit };
}

/** GET /customers/{uuid}: e00502 for one the caller may not use. */
export function getCustomer(ports: Ports, caller: Caller, uuid: string): Promise<Outcome<CustomerRecord>> {
  return ports.store.read(caller.tenant, (store) => usableCustomer(store, caller, uuid));
}

/**
 * PUT /customers/{uuid}, for its creator.
 * @returns e00100, e00502, and e05000 when another customer has the new customerId
 */
export function updateCustomer(
  ports: Ports,
  caller: Caller,
  uuid: string,
  sent: CustomerRequest,
): Promise<Outcome<CustomerRecord>> {
  return ports.store.write(caller.tenant, async (store) => {
    const own = await ownCustomer(store, caller, uuid);
    if (!own.ok) return own;
    const changed = changeCustomer(own.value, sent, caller.now);
    const { customerId } = changed.details;
    if (customerId !== undefined && customerId !== own.value.details.customerId) {
      const taken = await store.customers.findByCustomerId(caller.clientId, customerId);
      const values = { id: customerId };
      const source = { pointer: '/customerId' };
      if (taken) return refuse('e05000', { source, detail: 'customer_id_taken', values });
    }
    await store.customers.save(changed);
    return ok(changed);
  });
}

/** DELETE /customers/{uuid}, for its creator; associations and saved methods go too, payments made stay. */
export function deleteCustomer(ports: Ports, caller: Caller, uuid: string): Promise<Outcome<true>> {
  return ports.store.write(caller.tenant, async (store) => {
    const own = await ownCustomer(store, caller, uuid);
    if (!own.ok) return own;
    await store.customers.remove(uuid);
    return ok(true as const);
  });
}
