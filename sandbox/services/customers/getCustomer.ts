import type { CustomerRecord } from '../../domain/customers/customer.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { usableCustomer } from './customerAccess.ts';

/** GET /customers/{uuid}: e00502 for one the caller may not use. */
export function getCustomer(ports: Ports, caller: Caller, uuid: string): Promise<Outcome<CustomerRecord>> {
  return ports.store.read(caller.tenant, (store) => usableCustomer(store, caller, uuid));
}
