import { type Outcome, ok } from '../../domain/outcome.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import { presentPayment } from '../../domain/payments/presentPayment.ts';
import type { Call, Reply } from '../context.ts';

/** What a handler answers when its action gives a payment. */
export function paymentReply(
  outcome: Outcome<PaymentRecord>,
  { locale }: Pick<Call, 'locale'>,
): Outcome<Reply> {
  return outcome.ok ? ok({ data: presentPayment(outcome.value, locale) }) : outcome;
}
