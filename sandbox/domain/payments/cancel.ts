import type { CancellationRequest } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { type Outcome, refuse } from '../outcome.ts';
import type { PaymentRecord } from './payment.ts';
import { apply, type Change } from './paymentTransition.ts';

/** Cancels for the merchant; e00402 for a NORMAL reference without `ignoreUnsupported`, e00600. */
export function cancel(payment: PaymentRecord, request: CancellationRequest, now: number): Outcome<Change> {
  const change = apply(payment, 'cancel', now, {
    push: undefined,
    cancellation: { at: now, reason: request.reason, remarks: request.remarks?.text },
  });
  if (!change.ok) return change;
  const normal = payment.availableMethods.some(({ code, type }) => code === 'MB' && type === 'NORMAL');
  if (payment.reference && normal && !request.ignoreUnsupported) {
    return refuse('e00402', { detail: 'normal_cannot_be_cancelled' });
  }
  return change;
}
