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

/** Lifecycle of a checkout (docs/decisions/checkout-pages.md); its events are those of its payment. */
export const checkoutLifecycle: readonly Transition<CheckoutState, CheckoutAction>[] = [
  row('new', 'create', 'PaymentReady', 'merchant', 'published: a new page is ready'),
  row(
    'PaymentReady',
    'start',
    'PaymentPending',
    'payer',
    'published: waiting for the phone or the cash machine',
  ),
  row(
    'PaymentPending',
    'start',
    'PaymentPending',
    'payer',
    'a payer who was shown a reference may choose the phone after all',
  ),
  row('PaymentReady', 'pay', 'PaymentSuccess', 'payer', 'published: a card answers at once'),
  row('PaymentPending', 'pay', 'PaymentSuccess', 'payer', 'published: the phone or the cash machine paid'),
  row(
    'PaymentCancelled',
    'pay',
    'PaymentSuccess',
    'payer',
    'the reference it showed was paid late and does not block that (see pay_reference_late)',
  ),
  row('PaymentReady', 'authorise', 'PaymentAuthorized', 'payer', 'type authorization'),
  row(
    'PaymentReady',
    'fail',
    'PaymentError',
    'provider',
    'published: the error stands in stateDetails.error',
  ),
  row('PaymentPending', 'fail', 'PaymentError', 'provider', 'chosen: refused, expired or wrong number'),
  row(
    'PaymentError',
    'try_again',
    'PaymentReady',
    'payer',
    'chosen: the payment is pending again and so is its page',
  ),
  row(
    'PaymentAuthorized',
    'capture',
    'PaymentSuccess',
    'merchant',
    'the authorisation was captured or settled',
  ),
  row('PaymentReady', 'cancel', 'PaymentCancelled', 'merchant', 'specified: its payment was cancelled'),
  row(
    'PaymentPending',
    'cancel',
    'PaymentCancelled',
    'merchant',
    'specified: a reference that is still pending',
  ),
  row('PaymentError', 'cancel', 'PaymentCancelled', 'merchant', 'specified: its payment was cancelled'),
  row(
    'PaymentAuthorized',
    'cancel',
    'PaymentCancelled',
    'merchant',
    'specified: its authorisation was cancelled',
  ),
  row('PaymentReady', 'expire', 'PaymentCancelled', 'clock', 'chosen: the page ends with its payment'),
  row('PaymentPending', 'expire', 'PaymentCancelled', 'clock', 'chosen: the page ends with its payment'),
  row('PaymentError', 'expire', 'PaymentCancelled', 'clock', 'chosen: the page ends with its payment'),
  row('PaymentAuthorized', 'expire', 'PaymentCancelled', 'clock', 'chosen: the page ends with its payment'),
];

/**
 * The row that allows an action in a state.
 * @returns the row, or undefined when nothing happens there
 */
export function checkoutTransition(from: CheckoutState | 'new', action: CheckoutAction) {
  return checkoutLifecycle.find((candidate) => candidate.from === from && candidate.action === action);
}
