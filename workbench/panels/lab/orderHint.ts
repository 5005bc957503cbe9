import type { PaneWords } from '../../words/panes/pt.ts';
import type { ShopOrder } from './order.ts';
import type { WebhookOutcome } from './webhookOutcome.ts';

export interface OrderStatus {
  order: ShopOrder;
  /** What the reader did with the payment here. */
  payment: 'waiting' | 'paid' | 'cancelled';
  /** The shop asked for the payment. */
  hasAsked: boolean;
  webhookOutcome: WebhookOutcome;
  /** Number of messages received at the shop's URL. */
  receivedCount: number;
}

export function orderHint(
  words: PaneWords['lab'],
  { order, payment, hasAsked, webhookOutcome, receivedCount }: OrderStatus,
): string {
  const { hint } = words;
  if (order.state === 'paid') return hint.paid[order.updatedBy ?? 'webhook'];
  if (order.state === 'cancelled')
    return hint.cancelled[order.updatedBy === 'webhook' ? 'webhook' : 'update'];
  // Received messages that changed nothing failed verification.
  if (receivedCount > 0) return hint.refused;
  if (payment === 'waiting') return hasAsked ? hint.stillUnpaid : hint.toPay;
  return webhookOutcome === 'lost' ? hint.lost[payment] : hint.onTheWay[payment];
}
