import { ok, refuse } from '../outcome.ts';
import { type DraftedPayment, draftOf } from './draftPayment.ts';
import type { PaymentRecord } from './payment.ts';
import type { Change, InitialState } from './paymentTransition.ts';
import { validityOf } from './validity.ts';

/** Payment that captures or refunds another one, with the change of that other payment. */
export interface FollowUp extends DraftedPayment {
  change?: Change;
}

/** Drafts a capture or refund with the same method and customer, but another amount. */
export function draftFollowUp(
  initial: PaymentRecord,
  amountCents: number,
  now: number,
  more: Pick<PaymentRecord, 'type'> & InitialState & Partial<PaymentRecord>,
) {
  const { platformCode, clientId, method, bankAccount, sent } = initial;
  const valid = validityOf(undefined, now, 'CC');
  if (!valid.ok) return valid;
  const { result: _, saves: __, ...same } = method ?? { code: 'CC', type: 'DEFAULT' };
  const { code, summary, customer } = sent;
  const request = { type: more.type, amount: amountCents, code, summary, customer };
  return ok(
    draftOf(
      request,
      { platformCode, clientId, now },
      {
        valid: valid.value,
        availableMethods: [{ code: same.code, type: same.type }],
        method: same,
        bankAccount,
        initialPaymentId: initial.id,
        ...more,
      },
    ),
  );
}

/** Refuses an amount above the remaining amount, which may be 0. */
export const refuseAmount = (detail: 'above_authorised' | 'above_paid' | 'refunded_in_full', left: number) =>
  refuse('e00301', { source: { pointer: '/amount' }, detail, values: { left } });
