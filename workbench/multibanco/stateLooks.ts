import type { StateLook } from '@balcao/ui/state-mark/StateMark.tsx';
import type { WorkbenchWords } from '../words/pt.ts';
import type { Delivery, PaymentState } from './payment.ts';

/** How each state looks; the word is the one on the wire, because that is what a reader's program compares. */
export const paymentLooks: Record<PaymentState, StateLook> = {
  pending: { word: 'pending', shape: 'ring', tone: 'pending' },
  pending_confirmation: { word: 'pending_confirmation', shape: 'clock', tone: 'pending' },
  authorised: { word: 'authorised', shape: 'diamond', tone: 'authorised' },
  confirmed: { word: 'confirmed', shape: 'check', tone: 'confirmed' },
  cancelled: { word: 'cancelled', shape: 'cross', tone: 'cancelled' },
};

/** How the fate of a delivery looks, in the reader's words. */
export function deliveryLooks(
  words: WorkbenchWords['webhook']['looks'],
): Record<Delivery['state'], StateLook> {
  return {
    waiting: { word: words.waiting, shape: 'clock', tone: 'pending' },
    delivered: { word: words.delivered, shape: 'check', tone: 'confirmed' },
    failed: { word: words.failed, shape: 'cross', tone: 'cancelled' },
  };
}
