import type { CustomerRequest } from '@balcao/contract/resources/customers/schema.ts';
import { type CustomerRecord, changeCustomer } from '../../domain/customers/customer.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { ownCustomer } from './customers.ts';

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
