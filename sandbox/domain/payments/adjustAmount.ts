import type { Outcome } from '../outcome.ts';
import { checkAmountLimits } from './amountLimits.ts';
import { refuseWithoutAuthorisation } from './authorization.ts';
import type { PaymentRecord } from './payment.ts';
import { apply, type Change } from './transition.ts';

/**
 * PATCH /payments/{id}/amount: an authorisation that nobody captured yet is made smaller or larger.
 * @returns e00601 without an authorisation, e00402 at a terminal, e00600 once captured or cancelled, e00301
 */
export function adjust(payment: PaymentRecord, amountCents: number, now: number): Outcome<Change> {
  const without = refuseWithoutAuthorisation(payment);
  if (without) return without;
  const change = apply(payment, 'change_amount', now, { amountCents });
  if (!change.ok) return change;
  const limits = checkAmountLimits('CC', amountCents);
  return limits.ok ? change : limits;
}
