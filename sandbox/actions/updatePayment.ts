import type { PaymentUpdate } from '@balcao/contract/payments/schema.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { PaymentRecord } from '../domain/payments/payment.ts';
import { update } from '../domain/payments/update.ts';
import type { Caller, Ports } from '../domain/ports.ts';
import { changePayment } from './changePayment.ts';
import { savedParts } from './savedParts.ts';

/** PUT /payments/{id}. */
export function updatePayment(
  ports: Ports,
  caller: Caller,
  id: number,
  request: PaymentUpdate,
): Promise<Outcome<PaymentRecord>> {
  return changePayment(ports, caller, id, (payment) => {
    const saved = savedParts(request);
    return saved.ok ? update(payment, request, caller.now) : saved;
  });
}
