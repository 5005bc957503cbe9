import { type Outcome, ok } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { ownCustomer } from './customerAccess.ts';

/** DELETE /customers/{uuid}, for its creator; associations and saved methods go too, payments made stay. */
export function deleteCustomer(ports: Ports, caller: Caller, uuid: string): Promise<Outcome<true>> {
  return ports.store.write(caller.tenant, async (store) => {
    const own = await ownCustomer(store, caller, uuid);
    if (!own.ok) return own;
    await store.customers.remove(uuid);
    return ok(true as const);
  });
}
