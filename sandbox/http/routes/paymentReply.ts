import { type Outcome, ok } from '../../domain/outcome.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import { presentPayment } from '../../domain/payments/presentPayment.ts';
import type { ApiRequest, HandlerResult } from '../context.ts';

/** Handler result for a payment of a service. */
export function paymentResult(
  outcome: Outcome<PaymentRecord>,
  { locale }: Pick<ApiRequest, 'locale'>,
): Outcome<HandlerResult> {
  return outcome.ok ? ok({ data: presentPayment(outcome.value, locale) }) : outcome;
}
