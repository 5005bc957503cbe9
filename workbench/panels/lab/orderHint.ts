import type { PaneWords } from '../../words/panes/paneWords.ts';
import type { ShopOrder } from './order.ts';
import type { WebhookOutcome } from './webhookOutcome.ts';

export interface OrderStatus {
  order: ShopOrder;
  payment: 'waiting' | 'paid' | 'cancelled';
  hasAsked: boolean;
  webhookOutcome: WebhookOutcome;
  receivedCount: number;
}

export function orderHint(
  words: PaneWords['lab'],
  { order, payment, hasAsked, webhookOutcome, receivedCount }: OrderStatus,
): string {
  const { hint } = words;
  if (order.state === 'paid') return hint.paid[order.updatedBy ?? 'webhook'];
  if (order.state === 'cancelled') return hint.cancelled[order.updatedBy === 'webhook' ? 'webhook' : 'update'];
  // Messages that were received without an effect have failed verification.
  if (receivedCount > 0) return hint.refused;
  if (payment === 'waiting') return hasAsked ? hint.stillUnpaid : hint.toPay;
  return webhookOutcome === 'lost' ? hint.lost[payment] : hint.onTheWay[payment];
}
