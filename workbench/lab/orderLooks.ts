import type { StateLook } from '@balcao/ui/state-mark/StateMark.tsx';
import type { BenchWords } from '../words/panes/pt.ts';
import type { OrderState } from './order.ts';
import type { ActName } from './shop.ts';

/** How each state of an order looks, in the reader's words. */
export function orderLooks(words: BenchWords['lab']): Record<OrderState, StateLook> {
  const { states } = words.order;
  return {
    awaiting: { word: states.awaiting, shape: 'ring', tone: 'pending' },
    paid: { word: states.paid, shape: 'check', tone: 'confirmed' },
    cancelled: { word: states.cancelled, shape: 'cross', tone: 'cancelled' },
  };
}

/** Who does each thing. */
export const actors = {
  subscribe: 'plugin',
  fate: 'sandbox',
  offer: 'plugin',
  place: 'plugin',
  pay: 'payer',
  webhook: 'provider',
  back: 'plugin',
  update: 'plugin',
} as const satisfies Record<ActName, keyof BenchWords['lab']['who']>;
