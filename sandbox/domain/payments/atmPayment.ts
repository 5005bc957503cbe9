import { multibancoCheckDigits } from '@balcao/contract/checkDigits.ts';
import { feeOf } from '@balcao/contract/resources/payments/fee.ts';
import { paymentTransition } from '@balcao/contract/resources/payments/paymentLifecycle.ts';
import { formatLisbon } from '../clock/lisbonTime.ts';
import { type Outcome, refuse } from '../outcome.ts';
import type { PaymentRecord } from './payment.ts';
import { apply, type Change } from './paymentTransition.ts';

/** Whether the payment was cancelled at the end of its validity, not earlier by the merchant for the same reason. */
function expired({ cancellation, valid }: PaymentRecord): boolean {
  return cancellation?.reason === 'date_expired' && cancellation.at >= valid.end;
}

/** Most important reason why a cash machine refuses a reference. */
function whyNot(payment: PaymentRecord, now: number) {
  if (payment.state === 'confirmed') return refuse('c0103');
  if (payment.state === 'cancelled') {
    if (!expired(payment)) return refuse('c0105');
    if (payment.valid.blockLate) return refuse('c0104');
  }
  if (now < payment.valid.start) {
    return refuse('c0106', { values: { start: formatLisbon(payment.valid.start) } });
  }
  return undefined;
}

/** Whether a cash machine currently accepts the payment's reference with its exact amount. */
export function payableAtAtm(payment: PaymentRecord, now: number): boolean {
  const action = payment.state === 'cancelled' ? 'pay_reference_late' : 'pay_reference';
  return (
    payment.reference !== undefined && !whyNot(payment, now) && paymentTransition(payment.state, action) !== undefined
  );
}

/** Pays the typed amount at a cash machine; refuses with c0102 to c0107, or with e00600 during a push. */
export function payReference(payment: PaymentRecord, amountCents: number, now: number): Outcome<Change> {
  const { entity, number } = payment.reference ?? { entity: '', number: '' };
  if (amountCents !== payment.amountCents) {
    const expected = multibancoCheckDigits(entity, number.slice(0, 7), amountCents);
    const given = number.slice(7);
    return refuse(expected === given ? 'c0107' : 'c0102', {
      source: { pointer: '/amount' },
      values: { expected, given, amount: payment.amountCents },
    });
  }
  const refusal = whyNot(payment, now);
  if (refusal) return refusal;
  const late = payment.state === 'cancelled';
  return apply(payment, late ? 'pay_reference_late' : 'pay_reference', now, {
    paidAt: now,
    fee: feeOf(payment.amountCents),
    cancellation: undefined,
    method: payment.availableMethods.find(({ code }) => code === 'MB'),
  });
}
