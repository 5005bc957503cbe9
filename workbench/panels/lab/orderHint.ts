import type { PaneWords } from '../../words/panes/pt.ts';
import type { ShopOrder } from './order.ts';
import type { WebhookOutcome } from './webhookOutcome.ts';

/** State of an order beyond its own fields. */
export interface OrderStatus {
  order: ShopOrder;
  /** The reader paid it here. */
  hasPaid: boolean;
  webhookOutcome: WebhookOutcome;
  /** Number of messages received at the shop's URL. */
  receivedCount: number;
}

/** The hint for the current state of the order. */
export function orderHint(
  words: PaneWords['lab'],
  { order, hasPaid, webhookOutcome, receivedCount }: OrderStatus,
): string {
  const { hint } = words;
  if (order.state === 'paid') return hint.paid[order.updatedBy ?? 'webhook'];
  if (order.state === 'cancelled') return hint.cancelled;
  // Received messages that changed nothing failed verification.
  if (receivedCount > 0) return hint.refused;
  if (!hasPaid) return hint.toPay;
  return webhookOutcome === 'lost' ? hint.lost : hint.waiting;
}
