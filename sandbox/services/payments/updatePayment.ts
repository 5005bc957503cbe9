import type { PaymentUpdate } from '@balcao/contract/resources/payments/schema.ts';
import { withCustomer } from '../../domain/customers/customer.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import { update } from '../../domain/payments/update.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { findSavedParts } from '../customers/findSavedParts.ts';
import { changePayment } from './changePayment.ts';

/** PUT /payments/{id}. */
export function updatePayment(
  ports: Ports,
  caller: Caller,
  id: number,
  request: PaymentUpdate,
): Promise<Outcome<PaymentRecord>> {
  return changePayment(ports, caller, id, async (payment, store) => {
    const saved = await findSavedParts(store, caller, request);
    if (!saved.ok) return saved;
    const { customer, method } = saved.value;
    return update(payment, withCustomer(request, customer), caller.now, method);
  });
}
