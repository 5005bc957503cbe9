import { type Refusal, refuse } from '../../domain/outcome.ts';
import type { Draft } from '../../domain/payments/draftPayment.ts';
import type { TenantStore } from '../../domain/ports.ts';

/**
 * A customUniqueId names one payment of an entity: the same one again is refused with 409 and e00600, also when another
 * process wrote it meanwhile.
 * @returns the refusal; undefined where the id is new or none was sent
 */
export async function refuseRepeatedId(
  store: TenantStore,
  { clientId, sent: { customUniqueId } }: Draft,
): Promise<Refusal | undefined> {
  if (customUniqueId === undefined) return undefined;
  if (!(await store.payments.customUniqueIdTaken(clientId, customUniqueId))) return undefined;
  return refuse('e00600', {
    status: 409,
    source: { pointer: '/customUniqueId' },
    detail: 'unique_id_taken',
    values: { id: customUniqueId },
  });
}
