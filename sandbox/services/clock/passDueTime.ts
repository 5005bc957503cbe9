import type { Ports } from '../../domain/ports.ts';
import { catchUp } from '../payments/changePayment.ts';

/**
 * Does to a payment what time does, at the moment it falls due, however late we come to it.
 * @param at the due moment in milliseconds; a payment changed meanwhile is left alone
 */
export async function passDueTime(
  ports: Ports,
  tenant: string,
  paymentId: number,
  at: number,
): Promise<void> {
  await ports.store.write(tenant, async (store) => {
    const payment = await store.payments.find(paymentId);
    if (payment) await catchUp(store, payment, at);
  });
}
