import type { PaymentRequest, ReferenceRequest } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { formatLisbon } from '../clock/lisbonTime.ts';
import { payReference } from '../payments/atmPayment.ts';
import { cancel } from '../payments/cancel.ts';
import { draftPayment, draftReference } from '../payments/draftPayment.ts';
import { applyDueAction } from '../payments/expiry.ts';
import { acceptPush, refusePush } from '../payments/mbWayPush.ts';
import type { PaymentRecord } from '../payments/payment.ts';
import { nthReference, type ReferenceRange } from '../payments/referenceRange.ts';
import { refund } from '../payments/refund.ts';
import { draftSavedMethodPayment } from '../payments/savedMethodPayment.ts';
import { bankAccount, ownCustomer, settled, unwrap } from './seedParts.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Number of references of the first range used by the seed; references issued later continue from there. */
export const seededReferences = 5;

/** Seeds a payment of each kind and state, at most two days old (docs/decisions/seed.md). */
export function seedPayments(range: ReferenceRange, otherRange: ReferenceRange, now: number): PaymentRecord[] {
  const ids = seed.payments;
  const origin = { platformCode: seed.platform.code, clientId: seed.entity.clientId, now: now - 2 * day };
  const inAMonth = { end: formatLisbon(now + 30 * day), blockLatePayment: false };

  const reference = (id: string, n: number, more: Partial<ReferenceRequest> = {}): PaymentRecord => {
    const request = { type: 'payment' as const, amount: 1000, ...more };
    const draft = unwrap(draftReference(request, origin));
    return { ...draft, id: Number(id), bankAccount, reference: nthReference(range, n, request.amount) };
  };
  const phone = (id: string, number: string): PaymentRecord => {
    const request: PaymentRequest = {
      type: 'payment',
      amount: 2500,
      validDate: inAMonth,
      paymentMethod: { code: 'MW', details: { phoneNumber: number } },
    };
    return { ...unwrap(draftPayment(request, origin)), id: Number(id), bankAccount };
  };

  const expiring = reference(ids.expiredReference, 4, {
    validDate: { end: formatLisbon(now - day), blockLatePayment: true },
  });
  const waiting = phone(ids.waitingPhone, '351#900000201');
  const realtime = { availableMethods: [{ code: 'MB' as const, type: 'REALTIME' as const }] };
  const cancellation = { reason: 'merchant_cancelled' as const, ignoreUnsupported: false };
  const other = unwrap(
    draftReference(
      { type: 'payment', amount: 1000 },
      { ...origin, platformCode: seed.otherPlatform.code, clientId: seed.otherEntity.clientId },
    ),
  );
  return [
    reference(ids.pendingReference, 1, {
      code: 'REF-0001',
      summary: 'Encomenda 0001',
      customUniqueId: 'ORDER-2026-0001',
    }),
    settled(unwrap(payReference(reference(ids.confirmedReference, 2), 1000, now - day)).payment, now),
    unwrap(cancel(reference(ids.cancelledReference, 3, realtime), cancellation, now - day)).payment,
    unwrap(applyDueAction(expiring, expiring.valid.end)).payment,
    // The push lasts as long as the payment, so that the examples work at any time.
    { ...waiting, push: { sentAt: waiting.createdAt, expiresAt: waiting.valid.end } },
    unwrap(refusePush(phone(ids.refusedPhone, '351#900000020'), now - day)).payment,
    settled(unwrap(acceptPush(phone(ids.confirmedPhone, '351#900000001'), now - day)).payment, now),
    reference(ids.realtimeReference, 5, realtime),
    { ...other, id: Number(ids.otherEntity), reference: nthReference(otherRange, 1, 1000) },
  ];
}

/** Seeds payments by the saved card: a series, an authorisation, today's, a partial refund (docs/decisions/seed.md). */
export function seedCards(now: number): PaymentRecord[] {
  const ids = seed.payments;
  const { customer, card } = ownCustomer(now);
  const pay = (id: string, at: number, more: Partial<PaymentRequest> = {}): PaymentRecord => {
    const request: PaymentRequest = {
      type: 'payment',
      amount: 1000,
      customer,
      paymentMethod: { uuid: card.uuid },
      ...more,
    };
    const origin = { platformCode: seed.platform.code, clientId: seed.entity.clientId, now: at };
    return { ...unwrap(draftSavedMethodPayment(request, origin, card)).draft, id: Number(id), bankAccount };
  };
  const recurring = { type: 'INITIAL' as const, amountQualifier: 'DFLT' as const };
  const sold = settled(pay(ids.refundedCard, now - 2 * day, { code: 'REF-0013' }), now - day);
  const { draft, change } = unwrap(refund(sold, 400, Number(ids.refundOfCard), now - day));
  return [
    settled(pay(ids.initialRecurring, now - 2 * day, { recurring, summary: 'Assinatura mensal' }), now),
    pay(ids.authorisedCard, now - 2 * day, { type: 'authorization', code: 'REF-0011' }),
    pay(ids.confirmedCard, now - 2 * hour, { code: 'REF-0012', summary: 'Encomenda 0012' }),
    change?.payment ?? sold,
    { ...draft, id: Number(ids.refundOfCard) },
  ];
}
