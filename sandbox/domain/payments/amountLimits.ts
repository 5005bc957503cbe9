import { methodLimits } from '@balcao/contract/resources/payments/amountLimits.ts';
import type { MethodCode } from '@balcao/contract/resources/payments/paymentEnums.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';

/** Refuses an amount outside the limits of a method, with e00301 (docs/decisions/error-codes.md). */
export function checkAmountLimits(method: MethodCode, amountCents: number): Outcome<number> {
  const { minCents, maxCents } = methodLimits[method];
  if (amountCents >= minCents && amountCents <= maxCents) return ok(amountCents);
  return refuse('e00301', {
    source: { pointer: '/amount' },
    detail: 'amount_limits',
    values: { method, min: minCents, max: maxCents },
  });
}
