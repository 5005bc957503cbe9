import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { Caller, Ports } from '../../domain/ports.ts';

/** GET /payments/{id}: e00502 for an unknown id and for another entity's (docs/decisions/error-codes.md). */
export async function getPayment(ports: Ports, caller: Caller, id: number): Promise<Outcome<PaymentRecord>> {
  const payment = await ports.store.read(caller.tenant, (store) => store.payments.find(id));
  if (payment?.clientId !== caller.clientId) return refuse('e00502', { source: { parameter: 'id' } });
  return ok(payment);
}
