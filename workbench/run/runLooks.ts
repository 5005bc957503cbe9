import type { StateLook } from '@balcao/ui/state-mark/StateMark.tsx';
import { paymentLooks } from '../multibanco/stateLooks.ts';

/** How each state of a checkout looks, by its word on the wire. */
export const checkoutLooks = {
  PaymentReady: { word: 'PaymentReady', shape: 'ring', tone: 'primary' },
  PaymentPending: { word: 'PaymentPending', shape: 'clock', tone: 'pending' },
  PaymentSuccess: { word: 'PaymentSuccess', shape: 'check', tone: 'confirmed' },
  PaymentCancelled: { word: 'PaymentCancelled', shape: 'cross', tone: 'cancelled' },
  PaymentError: { word: 'PaymentError', shape: 'cross', tone: 'accent' },
  PaymentAuthorized: { word: 'PaymentAuthorized', shape: 'diamond', tone: 'authorised' },
} as const satisfies Record<string, StateLook>;

/** How any state looks that a run can go through: a payment's, or that of the checkout it is paid by. */
export const runLooks: Readonly<Record<string, StateLook>> = { ...paymentLooks, ...checkoutLooks };
