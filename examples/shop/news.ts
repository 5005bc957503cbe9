import { type Order, type OrderState, stateAfter } from './orders.ts';
import type { Provider } from './provider.ts';

/**
 * Asks the provider how an order's payment stands and keeps what it says.
 * A notification is taken as a hint to look, no more: so it does not matter when one comes twice, late or out of order.
 */
export async function refresh(order: Order, provider: Pick<Provider, 'getPayment'>): Promise<OrderState> {
  if (order.paymentId) order.state = stateAfter(order, await provider.getPayment(order.paymentId));
  return order.state;
}

/** A payment as far as a notification is believed: which one, and whose order. */
export interface Hint {
  id: string;
  code?: string;
}

/**
 * The payments a notification speaks of.
 * @returns nothing where the body is no notification
 */
export function hintsIn(body: Buffer): Hint[] {
  try {
    const { payments } = JSON.parse(body.toString('utf8')) as { payments?: Hint[] };
    return payments ?? [];
  } catch {
    return [];
  }
}
