import { type Outcome, ok, refuse } from '../domain/outcome.ts';
import { payReference } from '../domain/payments/atm.ts';
import type { PaymentRecord } from '../domain/payments/payment.ts';
import type { Caller, Ports } from '../domain/ports.ts';
import { record } from './changePayment.ts';

/**
 * A person pays a reference at a cash machine.
 * @returns c0101 where there is no such reference, or what the machine refuses
 */
export async function payAtAtm(
  ports: Ports,
  caller: Caller,
  typed: { entity: string; reference: string; amount: number },
): Promise<Outcome<PaymentRecord>> {
  const { entity, reference, amount } = typed;
  const paid = await ports.store.write(caller.tenant, async (store) => {
    const payment = await store.payments.findByReference(entity, reference);
    if (payment?.platformCode !== caller.platformCode) {
      return refuse('c0101', { source: { pointer: '/reference' }, values: { entity, reference } });
    }
    const change = payReference(payment, amount, caller.now);
    if (!change.ok) return change;
    return ok(await record(store, change.value, caller.now));
  });
  ports.wake();
  return paid;
}
