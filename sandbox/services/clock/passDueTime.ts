import { hasPassed } from '../../domain/clock/dueItems.ts';
import { nextDueAt } from '../../domain/payments/upcoming.ts';
import type { Ports } from '../../domain/ports.ts';
import { applyDueActions } from '../payments/changePayment.ts';

/**
 * Does to a payment what time does, at the moment it falls due, however late we come to it.
 * @param at the due moment in milliseconds; a payment changed meanwhile is left alone
 * @returns whether that moment has passed now, and had not before
 */
export async function applyDuePaymentAction(
  ports: Ports,
  tenant: string,
  paymentId: number,
  at: number,
): Promise<boolean> {
  return ports.store.write(tenant, async (store) => {
    const payment = await store.payments.find(paymentId);
    if (!payment) return false;
    const now = await applyDueActions(store, payment, at);
    return hasPassed(at, nextDueAt(payment), nextDueAt(now));
  });
}
