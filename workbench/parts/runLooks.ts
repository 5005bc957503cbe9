import type { StateLook } from '@balcao/ui/state-mark/StateMark.tsx';
import { paymentLooks } from './stateLooks.ts';

/** Look of each state of a checkout, by its wire value. */
export const checkoutLooks = {
  PaymentReady: { word: 'PaymentReady', shape: 'ring', tone: 'primary' },
  PaymentPending: { word: 'PaymentPending', shape: 'clock', tone: 'pending' },
  PaymentSuccess: { word: 'PaymentSuccess', shape: 'check', tone: 'confirmed' },
  PaymentCancelled: { word: 'PaymentCancelled', shape: 'cross', tone: 'cancelled' },
  PaymentError: { word: 'PaymentError', shape: 'cross', tone: 'accent' },
  PaymentAuthorized: { word: 'PaymentAuthorized', shape: 'diamond', tone: 'authorised' },
} as const satisfies Record<string, StateLook>;

export const runLooks: Readonly<Record<string, StateLook>> = { ...paymentLooks, ...checkoutLooks };
