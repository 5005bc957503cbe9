import type { Language } from './catalogue.ts';

export type OrderState = 'awaiting_payment' | 'paid' | 'cancelled' | 'refunded';

/** An order as the shop keeps it. A real shop keeps it in its database. */
export interface Order {
  /** Goes to the provider as the payment's `code`, and comes back with each notification. */
  id: string;
  language: Language;
  amountCents: number;
  state: OrderState;
  /** The payment that pays it, and what the order's page shows meanwhile. */
  paymentId?: string;
  reference?: { entity: string; reference: string };
  embedUrl?: string;
}

/** As much of a payment as the shop looks at. */
export interface PaymentNews {
  id: string;
  code?: string;
  amount: number;
  stateDetails: { state: string };
  refunds?: { amount: number }[];
}

const refundedCents = ({ refunds = [] }: PaymentNews) => refunds.reduce((sum, { amount }) => sum + amount, 0);

/**
 * What a payment says about its order. The same news twice, or old news late, changes nothing: the answer is made from
 * what the payment is now, not from how many messages came.
 */
export function stateAfter(order: Order, payment: PaymentNews): OrderState {
  const { state } = payment.stateDetails;
  // Less money than was asked for pays nothing, and only this order's own payment counts.
  const ours = payment.id === order.paymentId && payment.amount === order.amountCents;
  if (!ours) return order.state;
  if (refundedCents(payment) >= order.amountCents) return 'refunded';
  if (state === 'confirmed') return 'paid';
  if (state === 'cancelled' && order.state === 'awaiting_payment') return 'cancelled';
  return order.state;
}
