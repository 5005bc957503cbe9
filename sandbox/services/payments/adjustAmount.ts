import type { Outcome } from '../../domain/outcome.ts';
import { adjust } from '../../domain/payments/adjustAmount.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { changePayment } from './changePayment.ts';

/** PATCH /payments/{id}/amount. */
export function adjustAmount(
  ports: Ports,
  caller: Caller,
  id: number,
  amountCents: number,
): Promise<Outcome<PaymentRecord>> {
  return changePayment(ports, caller, id, (payment) => adjust(payment, amountCents, caller.now));
}
