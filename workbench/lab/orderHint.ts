import type { PaneWords } from '../words/panes/pt.ts';
import type { ShopOrder } from './order.ts';
import type { WebhookOutcome } from './webhookOutcome.ts';

/** How an order stands, besides its own state. */
export interface OrderStatus {
  order: ShopOrder;
  /** The reader paid it here. */
  hasPaid: boolean;
  webhookOutcome: WebhookOutcome;
  /** Messages that reached the shop's address. */
  receivedCount: number;
}

/** What to know, or to do, now. */
export function orderHint(
  words: PaneWords['lab'],
  { order, hasPaid, webhookOutcome, receivedCount }: OrderStatus,
): string {
  const { hint } = words;
  if (order.state === 'paid') return hint.paid[order.updatedBy ?? 'webhook'];
  if (order.state === 'cancelled') return hint.cancelled;
  // What arrived and moved nothing was not believed.
  if (receivedCount > 0) return hint.refused;
  if (!hasPaid) return hint.toPay;
  return webhookOutcome === 'lost' ? hint.lost : hint.waiting;
}
