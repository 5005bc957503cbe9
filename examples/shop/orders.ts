import type { Language } from './catalogue.ts';

export type OrderState = 'awaiting_payment' | 'paid' | 'cancelled' | 'refunded';

/** An order of the shop. A real shop keeps it in its database. */
export interface Order {
  /** Sent to the provider as the payment's `code`, and returned in each notification. */
  id: string;
  language: Language;
  amountCents: number;
  state: OrderState;
  /** Payment of the order, and the reference or card form that its page shows until it is paid. */
  paymentId?: string;
  reference?: { entity: string; reference: string };
  embedUrl?: string;
}

/** The fields of a payment that the shop uses. */
export interface PaymentNews {
  id: string;
  code?: string;
  amount: number;
  stateDetails: { state: string };
  refunds?: { amount: number }[];
}

const refundedCents = ({ refunds = [] }: PaymentNews) => refunds.reduce((sum, { amount }) => sum + amount, 0);

/**
 * State of an order after a change of a payment. A repeated or outdated notification changes nothing, because the state
 * follows from the payment's current state, not from the number of messages.
 */
export function stateAfter(order: Order, payment: PaymentNews): OrderState {
  const { state } = payment.stateDetails;
  // Only the order's own payment counts, and only with the full amount.
  const ours = payment.id === order.paymentId && payment.amount === order.amountCents;
  if (!ours) return order.state;
  if (refundedCents(payment) >= order.amountCents) return 'refunded';
  if (state === 'confirmed') return 'paid';
  if (state === 'cancelled' && order.state === 'awaiting_payment') return 'cancelled';
  return order.state;
}
