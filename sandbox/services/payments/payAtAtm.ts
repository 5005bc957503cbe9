import { type Outcome, refuse } from '../../domain/outcome.ts';
import { payReference } from '../../domain/payments/atmPayment.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { changeLoadedPayment } from './changePayment.ts';

/**
 * A person pays a reference at a cash machine.
 * @returns c0101 where there is no such reference, or what the machine refuses
 */
export function payAtAtm(
  ports: Ports,
  caller: Caller,
  typed: { entity: string; reference: string; amount: number },
): Promise<Outcome<PaymentRecord>> {
  const { entity, reference, amount } = typed;
  return ports.store.write(caller.tenant, async (store) => {
    const payment = await store.payments.findByReference(entity, reference);
    if (payment?.platformCode !== caller.platformCode) {
      return refuse('c0101', { source: { pointer: '/reference' }, values: { entity, reference } });
    }
    return changeLoadedPayment(store, payment, caller.now, (current) =>
      payReference(current, amount, caller.now),
    );
  });
}
