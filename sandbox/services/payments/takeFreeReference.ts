import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import { nthReference, rangeTotal } from '../../domain/payments/referenceRange.ts';
import type { TenantStore } from '../../domain/ports.ts';

/**
 * A reference of an entity for a payment that exists already; those that the merchant registered itself are stepped
 * over.
 * @returns e00300 when the entity has none left
 */
export async function takeFreeReference(
  store: TenantStore,
  clientId: string,
  amountCents: number,
): Promise<Outcome<NonNullable<PaymentRecord['reference']>>> {
  for (const range of await store.ranges.list(clientId)) {
    for (let left = rangeTotal(range) - range.count; left > 0; left -= 1) {
      const reference = nthReference(range, await store.ranges.take(clientId, range.id), amountCents);
      if (!reference) break;
      const taken = await store.payments.sevenTaken(reference.entity, reference.number.slice(0, 7));
      if (!taken) return ok(reference);
    }
  }
  return refuse('e00300', { detail: 'range_exhausted' });
}
