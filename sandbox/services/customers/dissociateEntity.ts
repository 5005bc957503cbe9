import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { ownCustomer } from './customerAccess.ts';

/** DELETE /customers/{uuid}/entities/{clientId}: e00502 for an entity that is not associated. */
export function dissociateEntity(
  ports: Ports,
  caller: Caller,
  uuid: string,
  clientId: string,
): Promise<Outcome<true>> {
  return ports.store.write(caller.tenant, async (store) => {
    const own = await ownCustomer(store, caller, uuid);
    if (!own.ok) return own;
    const gone = await store.customers.dissociate(uuid, clientId);
    return gone ? ok(true as const) : refuse('e00502', { source: { parameter: 'clientId' } });
  });
}
