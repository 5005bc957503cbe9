import { type Outcome, ok } from '../../domain/outcome.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import { presentPayment } from '../../domain/payments/presentPayment.ts';
import type { ApiRequest, HandlerResult } from '../context.ts';

/** What a handler gives back when its service gives a payment. */
export function paymentResult(
  outcome: Outcome<PaymentRecord>,
  { locale }: Pick<ApiRequest, 'locale'>,
): Outcome<HandlerResult> {
  return outcome.ok ? ok({ data: presentPayment(outcome.value, locale) }) : outcome;
}
