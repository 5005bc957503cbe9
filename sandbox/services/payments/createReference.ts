import type { ReferenceRequest } from '@balcao/contract/resources/payments/schema.ts';
import { withCustomer } from '../../domain/customers/customer.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import { type Draft, draftReference } from '../../domain/payments/draftPayment.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import {
  inRange,
  nthReference,
  ownReference,
  type ReferenceRange,
  rangeTotal,
} from '../../domain/payments/referenceRange.ts';
import type { Caller, Ports, TenantStore } from '../../domain/ports.ts';
import { savedParts } from '../customers/findSavedParts.ts';
import { insertPayment } from './insertPayment.ts';

/**
 * POST /payments/references: a reference from the entity's range, or one the merchant issued inside it.
 * @returns what the rules of the domain refuse, e00220 for the account, e00300 for the range, e00600 for a repeat
 */
export async function createReference(
  ports: Ports,
  caller: Caller,
  request: ReferenceRequest,
): Promise<Outcome<PaymentRecord>> {
  return ports.store.write(caller.tenant, async (store) => {
    const saved = await savedParts(store, caller, request);
    if (!saved.ok) return saved;
    const draft = draftReference(withCustomer(request, saved.value.customer), caller);
    if (!draft.ok) return draft;
    const range = await rangeOf(store, caller, request);
    if (!range.ok) return range;
    const own = request.referenceDetails?.reference;
    return insertPayment(store, draft.value, request.bankAccount, (payment) =>
      own ? placeOwn(range.value, own, payment) : placeNext(store, caller, range.value, payment),
    );
  });
}

/** A payment created with method MB by POST /payments takes its reference the same way. */
export async function placeNext(
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

async function placeOwn(range: ReferenceRange, number: string, payment: Draft) {
  return ownReference(range, number, payment.amountCents);
}

/** The range asked for; else the one a merchant's own reference lies in, or the first with free references. */
export async function rangeOf(
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
