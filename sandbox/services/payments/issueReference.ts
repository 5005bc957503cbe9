import type { ReferenceRequest } from '@balcao/contract/resources/payments/paymentSchema.ts';
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

const unknown = (id = '') =>
  refuse('e00300', {
    source: { pointer: '/referenceRange/id' },
    detail: 'range_unknown',
    values: { id },
  });

/** Takes the next free reference, for POST /payments/references and for POST /payments with method MB. */
export async function takeNextReference(
  store: TenantStore,
  caller: Caller,
  payment: Draft,
  asked?: ReferenceRange,
): Promise<Outcome<PaymentRecord['reference']>> {
  const range = await store.ranges.take(caller.clientId, asked?.id);
  if (!range) return unknown();
  const reference = nthReference(range, range.count, payment.amountCents);
  if (!reference) return refuse('e00300', { detail: 'range_exhausted' });
  return ok(reference);
}

export async function placeOwn(range: ReferenceRange, number: string, payment: Draft) {
  return ownReference(range, number, payment.amountCents);
}

/** Requested range, or the range of a merchant's own reference; undefined if any range will do. */
export async function findRange(
  store: TenantStore,
  caller: Caller,
  request: Pick<ReferenceRequest, 'referenceRange' | 'referenceDetails'>,
): Promise<Outcome<ReferenceRange | undefined>> {
  const id = request.referenceRange && String(request.referenceRange.id);
  const own = request.referenceDetails?.reference;
  if (id === undefined && !own) return ok(undefined);
  const ranges = await store.ranges.list(caller.clientId);
  const fits = (range: ReferenceRange) => inRange(range, own ?? '');
  const range = id === undefined ? (ranges.find(fits) ?? ranges[0]) : ranges.find((known) => known.id === id);
  return range ? ok(range) : unknown(id);
}

/** Takes a free reference for an existing payment; skips those registered by the merchant. e00300 if none is left. */
export async function takeFreeReference(
  store: TenantStore,
  clientId: string,
  amountCents: number,
): Promise<Outcome<NonNullable<PaymentRecord['reference']>>> {
  for (const range of await store.ranges.list(clientId)) {
    for (let left = rangeTotal(range) - range.count; left > 0; left -= 1) {
      const counted = await store.ranges.take(clientId, range.id);
      const reference = counted && nthReference(counted, counted.count, amountCents);
      if (!reference) break;
      const taken = await store.payments.findBySeven(reference.entity, reference.number.slice(0, 7));
      if (!taken) return ok(reference);
    }
  }
  return refuse('e00300', { detail: 'range_exhausted' });
}
