import type { Association } from '../../domain/customers/customer.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { ownCustomer } from './customerAccess.ts';

/** GET /customers/{uuid}/entities: who else may use a customer, for its creator; the oldest first. */
export function listCustomerEntities(
  ports: Ports,
  caller: Caller,
  uuid: string,
): Promise<Outcome<Association[]>> {
  return ports.store.read(caller.tenant, async (store) => {
    const own = await ownCustomer(store, caller, uuid);
    return own.ok ? ok(await store.customers.associations(uuid)) : own;
  });
}
