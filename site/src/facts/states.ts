import type { StateLook } from '@balcao/ui/state-mark/StateMark.tsx';
import type { PaymentState } from './types.ts';

/** How each payment state looks. The word is the one on the wire: that is what a reader's program compares. */
export const paymentStateLooks: Record<PaymentState, StateLook> = {
  pending: { word: 'pending', shape: 'ring', tone: 'pending' },
  pending_confirmation: { word: 'pending_confirmation', shape: 'clock', tone: 'pending' },
  authorised: { word: 'authorised', shape: 'diamond', tone: 'authorised' },
  confirmed: { word: 'confirmed', shape: 'check', tone: 'confirmed' },
  cancelled: { word: 'cancelled', shape: 'cross', tone: 'cancelled' },
};
