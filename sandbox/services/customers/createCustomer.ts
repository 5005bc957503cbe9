import type { CustomerRequest } from '@balcao/contract/resources/customers/customerSchema.ts';
import { type CustomerRecord, changeCustomer, sameDetails } from '../../domain/customers/customer.ts';
import { uuidOf } from '../../domain/ids/digest.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports, TenantStore } from '../../domain/ports.ts';
import { ownCustomer } from './customerAccess.ts';

interface CreatedCustomer {
  customer: CustomerRecord;
  isNew: boolean;
}

/** Result for a repeated customerId: the existing customer if the details match. */
async function repeated(
  store: TenantStore,
  clientId: string,
  request: CustomerRequest,
): Promise<Outcome<CreatedCustomer> | undefined> {
  const { customerId } = request;
  if (customerId === undefined) return undefined;
  const customer = await store.customers.findByCustomerId(clientId, customerId);
  if (!customer) return undefined;
  if (sameDetails(customer.details, request)) return ok({ customer, isNew: false });
  return refuse('e05000', {
    source: { pointer: '/customerId' },
    detail: 'customer_differs',
    values: { id: customerId },
  });
}

/** POST /customers: for a repeated customerId, the existing customer or e05000 (docs/decisions/customer-rights.md). */
export function createCustomer(
  ports: Ports,
  { tenant, clientId, now }: Caller,
  request: CustomerRequest,
): Promise<Outcome<CreatedCustomer>> {
  return ports.store.write(tenant, async (store) => {
    const known = await repeated(store, clientId, request);
    if (known) return known;
    const serial = await store.nextId('customer');
    const uuid = uuidOf('customer', serial);
    const customer = { uuid, serial, clientId, details: request, createdAt: now, updatedAt: now };
    if (await store.customers.insert(customer)) return ok({ customer, isNew: true });
    // A concurrent request has inserted the same customerId.
    return (await repeated(store, clientId, request)) ?? refuse('e05000');
  });
}

/** PUT /customers/{uuid}, for its creator only: e00100, e00502, e05000 if another customer has the customerId. */
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
