import type { Association } from '../../domain/customers/customer.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { ownCustomer } from './customerAccess.ts';

/** GET /customers/{uuid}/entities, for the customer's creator: other entities that may use it, oldest first. */
export function listCustomerEntities(ports: Ports, caller: Caller, uuid: string): Promise<Outcome<Association[]>> {
  return ports.store.read(caller.tenant, async (store) => {
    const own = await ownCustomer(store, caller, uuid);
    return own.ok ? ok(await store.customers.associations(uuid)) : own;
  });
}

/** POST …/entities: lets another entity charge the customer; e00502 if unknown, e05000 if already associated. */
export function associateEntity(
  ports: Ports,
  caller: Caller,
  uuid: string,
  clientId: string,
): Promise<Outcome<Association>> {
  return ports.store.write(caller.tenant, async (store) => {
    const own = await ownCustomer(store, caller, uuid);
    if (!own.ok) return own;
    const source = { pointer: '/clientId' };
    if (!(await store.entities.find(clientId))) return refuse('e00502', { source });
    const association = { clientId, createdAt: caller.now };
    const added = clientId !== caller.clientId && (await store.customers.associate(uuid, association));
    return added ? ok(association) : refuse('e05000', { source, detail: 'already_associated', values: { clientId } });
  });
}

/** DELETE /customers/{uuid}/entities/{clientId}: e00502 if the entity is not associated. */
export function dissociateEntity(ports: Ports, caller: Caller, uuid: string, clientId: string): Promise<Outcome<true>> {
  return ports.store.write(caller.tenant, async (store) => {
    const own = await ownCustomer(store, caller, uuid);
    if (!own.ok) return own;
    const gone = await store.customers.dissociate(uuid, clientId);
    return gone ? ok(true as const) : refuse('e00502', { source: { parameter: 'clientId' } });
  });
}
