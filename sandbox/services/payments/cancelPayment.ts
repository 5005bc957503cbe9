import type { CancellationRequest } from '@balcao/contract/resources/payments/schema.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { cancel } from '../../domain/payments/cancel.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { changePayment } from './changePayment.ts';

/** PATCH /payments/{id}/cancellation. */
export function cancelPayment(
  ports: Ports,
  caller: Caller,
  id: number,
  request: CancellationRequest,
): Promise<Outcome<PaymentRecord>> {
  return changePayment(ports, caller, id, (payment) => cancel(payment, request, caller.now));
}
