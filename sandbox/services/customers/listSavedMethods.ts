import type { SavedMethodFilters } from '@balcao/contract/resources/customers/schema.ts';
import { pageSize } from '@balcao/contract/resources/pageSize.ts';
import type { SavedMethodRecord } from '../../domain/customers/savedMethod.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import type { Page } from '../../domain/page.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { usableCustomer } from './customerAccess.ts';

/** GET /customers/{uuid}/paymentMethods, for whoever may use the customer. */
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
