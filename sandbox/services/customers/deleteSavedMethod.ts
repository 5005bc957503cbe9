import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { ownCustomer } from './customerAccess.ts';

/** DELETE /customers/{uuid}/paymentMethods/{paymentMethod_uuid}, for the customer's creator. */
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
