import type { StateLook } from '@balcao/ui/state-mark/StateMark.tsx';
import type { PaneWords } from '../../words/panes/paneWords.ts';
import type { OrderState } from './order.ts';
import type { ShopStep } from './shop.ts';

export function orderLooks(words: PaneWords['lab']): Record<OrderState, StateLook> {
  const { states } = words.order;
  return {
    awaiting: { word: states.awaiting, shape: 'ring', tone: 'pending' },
    paid: { word: states.paid, shape: 'check', tone: 'confirmed' },
    cancelled: { word: states.cancelled, shape: 'cross', tone: 'cancelled' },
  };
}

export const actors = {
  subscribe: 'plugin',
  webhookOutcome: 'sandbox',
  offer: 'plugin',
  place: 'plugin',
  pay: 'payer',
  cancel: 'merchant',
  webhook: 'provider',
  back: 'plugin',
  update: 'plugin',
} as const satisfies Record<ShopStep, keyof PaneWords['lab']['who']>;
