import type { BenchWords } from '../words/panes/pt.ts';
import type { Order } from './order.ts';
import type { Fate } from './webhookOutcome.ts';

/** How an order stands, besides its own state. */
export interface Standing {
  order: Order;
  /** The reader paid it here. */
  hasPaid: boolean;
  fate: Fate;
  /** Messages that reached the shop's address. */
  arrived: number;
}

/** What to know, or to do, now. */
export function hintOf(words: BenchWords['lab'], { order, hasPaid, fate, arrived }: Standing): string {
  const { hint } = words;
  if (order.state === 'paid') return hint.paid[order.toldBy ?? 'webhook'];
  if (order.state === 'cancelled') return hint.cancelled;
  // What arrived and moved nothing was not believed.
  if (arrived > 0) return hint.refused;
  if (!hasPaid) return hint.toPay;
  return fate === 'lost' ? hint.lost : hint.waiting;
}
