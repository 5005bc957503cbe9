import type { ReferenceRequest } from '@balcao/contract/resources/payments/schema.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Draft } from '../../domain/payments/draftPayment.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import {
  inRange,
  nthReference,
  ownReference,
  type ReferenceRange,
  rangeTotal,
} from '../../domain/payments/referenceRange.ts';
import type { Caller, TenantStore } from '../../domain/ports.ts';

/** A payment created with method MB by POST /payments takes its reference the same way. */
export async function takeNextReference(
  store: TenantStore,
  caller: Caller,
  range: ReferenceRange,
  payment: Draft,
): Promise<Outcome<PaymentRecord['reference']>> {
  const issued = await store.ranges.take(caller.clientId, range.id);
  const reference = nthReference(range, issued, payment.amountCents);
  if (!reference) return refuse('e00300', { detail: 'range_exhausted' });
  return ok(reference);
}

export async function placeOwn(range: ReferenceRange, number: string, payment: Draft) {
  return ownReference(range, number, payment.amountCents);
}

/** The range asked for; else the one a merchant's own reference lies in, or the first with free references. */
export async function findRange(
  store: TenantStore,
  caller: Caller,
  request: Pick<ReferenceRequest, 'referenceRange' | 'referenceDetails'>,
): Promise<Outcome<ReferenceRange>> {
  const ranges = await store.ranges.list(caller.clientId);
  const id = request.referenceRange && String(request.referenceRange.id);
  const own = request.referenceDetails?.reference;
  const fits = (range: ReferenceRange) => (own ? inRange(range, own) : range.count < rangeTotal(range));
  const range = id === undefined ? (ranges.find(fits) ?? ranges[0]) : ranges.find((known) => known.id === id);
  if (range) return ok(range);
  return refuse('e00300', {
    source: { pointer: '/referenceRange/id' },
    detail: 'range_unknown',
    values: { id: id ?? '' },
  });
}

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
      const taken = await store.payments.findBySeven(reference.entity, reference.number.slice(0, 7));
      if (!taken) return ok(reference);
    }
  }
  return refuse('e00300', { detail: 'range_exhausted' });
}
