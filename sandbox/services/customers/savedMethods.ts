import type { SavedMethodFilters } from '@balcao/contract/resources/customers/customerSchema.ts';
import { pageSize } from '@balcao/contract/resources/pageSize.ts';
import type { SavedMethodRecord } from '../../domain/customers/savedMethod.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Page } from '../../domain/page.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { ownCustomer, usableCustomer } from './customerAccess.ts';

/** GET /customers/{uuid}/paymentMethods, for all entities that may use the customer. */
export function listSavedMethods(
  ports: Ports,
  caller: Caller,
  uuid: string,
  filters: SavedMethodFilters,
): Promise<Outcome<Page<SavedMethodRecord> & { limit: number }>> {
  return ports.store.read(caller.tenant, async (store) => {
    const usable = await usableCustomer(store, caller, uuid);
    if (!usable.ok) return usable;
    const limit = Math.min(filters.limit, pageSize.savedMethods);
    return ok({ ...(await store.savedMethods.list(uuid, { ...filters, limit })), limit });
  });
}

/** DELETE /customers/{uuid}/paymentMethods/{paymentMethod_uuid}, for the customer's creator only. */
export function deleteSavedMethod(
  ports: Ports,
  caller: Caller,
  uuid: string,
  methodUuid: string,
): Promise<Outcome<true>> {
  return ports.store.write(caller.tenant, async (store) => {
    const own = await ownCustomer(store, caller, uuid);
    if (!own.ok) return own;
    const method = await store.savedMethods.find(methodUuid);
    if (method?.customerUuid !== uuid) {
      return refuse('e00502', { source: { parameter: 'paymentMethod_uuid' } });
    }
    await store.savedMethods.remove(methodUuid);
    return ok(true as const);
  });
}
