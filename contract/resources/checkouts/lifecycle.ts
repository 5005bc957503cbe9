import { row, type Transition } from '../../lifecycle/transition.ts';
import type { CheckoutState } from './enums.ts';

export const checkoutActions = [
  'create',
  'start',
  'pay',
  'authorise',
  'fail',
  'try_again',
  'capture',
  'cancel',
  'expire',
] as const;
export type CheckoutAction = (typeof checkoutActions)[number];
export const finalCheckoutStates: readonly CheckoutState[] = ['PaymentSuccess', 'PaymentCancelled'];

/** Lifecycle of a checkout (spec 1 §4, FACTS 4); its events are those of its payment. */
export const checkoutLifecycle: readonly Transition<CheckoutState, CheckoutAction>[] = [
  row('new', 'create', 'PaymentReady', 'merchant', 'FACTS 4'),
  row(
    'PaymentReady',
    'start',
    'PaymentPending',
    'payer',
    'FACTS 4: waiting for the phone or the cash machine',
  ),
  row(
    'PaymentPending',
    'start',
    'PaymentPending',
    'payer',
    'a payer who was shown a reference may choose the phone after all',
  ),
  row('PaymentReady', 'pay', 'PaymentSuccess', 'payer', 'FACTS 4: a card answers at once'),
  row('PaymentPending', 'pay', 'PaymentSuccess', 'payer', 'FACTS 4'),
  row(
    'PaymentCancelled',
    'pay',
    'PaymentSuccess',
    'payer',
    'the reference it showed was paid late and does not block that (see pay_reference_late)',
  ),
  row('PaymentReady', 'authorise', 'PaymentAuthorized', 'payer', 'type authorization'),
  row('PaymentReady', 'fail', 'PaymentError', 'provider', 'FACTS 4'),
  row('PaymentPending', 'fail', 'PaymentError', 'provider', 'DECISIONS 17: refused, expired or wrong number'),
  row(
    'PaymentError',
    'try_again',
    'PaymentReady',
    'payer',
    'DECISIONS 17: the payment is pending again and so is its page',
  ),
  row(
    'PaymentAuthorized',
    'capture',
    'PaymentSuccess',
    'merchant',
    'the authorisation was captured or settled',
  ),
  row('PaymentReady', 'cancel', 'PaymentCancelled', 'merchant', 'spec 1 §4: its payment was cancelled'),
  row(
    'PaymentPending',
    'cancel',
    'PaymentCancelled',
    'merchant',
    'spec 1 §4: a reference that is still pending',
  ),
  row('PaymentError', 'cancel', 'PaymentCancelled', 'merchant', 'spec 1 §4'),
  row('PaymentAuthorized', 'cancel', 'PaymentCancelled', 'merchant', 'spec 1 §4'),
  row('PaymentReady', 'expire', 'PaymentCancelled', 'clock', 'DECISIONS 18'),
  row('PaymentPending', 'expire', 'PaymentCancelled', 'clock', 'DECISIONS 18'),
  row('PaymentError', 'expire', 'PaymentCancelled', 'clock', 'DECISIONS 18'),
  row('PaymentAuthorized', 'expire', 'PaymentCancelled', 'clock', 'DECISIONS 18'),
];

/**
 * The row that allows an action in a state.
 * @returns the row, or undefined when nothing happens there
 */
export function checkoutTransition(from: CheckoutState | 'new', action: CheckoutAction) {
  return checkoutLifecycle.find((candidate) => candidate.from === from && candidate.action === action);
}
