import type { CheckoutState } from '@balcao/contract/resources/checkouts/checkoutEnums.ts';
import { type CheckoutAction, checkoutTransition } from '@balcao/contract/resources/checkouts/checkoutLifecycle.ts';
import type { PaymentAction } from '@balcao/contract/resources/payments/paymentLifecycle.ts';
import type { CheckoutRecord } from './checkout.ts';

/** Initial state of a page, read from the lifecycle table. */
export const firstState: CheckoutState = checkoutTransition('new', 'create')?.to ?? 'PaymentReady';

/** Effect of each payment action on its page; other actions leave the page unchanged. */
const followed: Partial<Record<PaymentAction, CheckoutAction>> = {
  retry_push: 'start',
  accept_push: 'pay',
  pay_card: 'pay',
  pay_reference: 'pay',
  pay_reference_late: 'pay',
  authorise_card: 'authorise',
  refuse_push: 'fail',
  fail_push: 'fail',
  expire_push: 'fail',
  decline_card: 'fail',
  capture: 'capture',
  cancel: 'cancel',
  expire: 'expire',
};

/** Attempts to pay; on a page in error, `try_again` precedes each of them. */
const attempts: readonly CheckoutAction[] = ['start', 'pay', 'authorise', 'fail'];

/** Moves a page along its lifecycle; the page is unchanged if no row matches. `at` is in milliseconds. */
export function applyCheckoutAction(checkout: CheckoutRecord, action: CheckoutAction, at: number): CheckoutRecord {
  if (checkout.state === 'PaymentError' && attempts.includes(action)) {
    return applyCheckoutAction(applyCheckoutAction(checkout, 'try_again', at), action, at);
  }
  const row = checkoutTransition(checkout.state, action);
  if (!row) return checkout;
  const stateAt = row.to === checkout.state ? checkout.stateAt : at;
  return { ...checkout, state: row.to, stateAt, challenge: undefined, holderRefused: undefined };
}

export function followPaymentOnPage(checkout: CheckoutRecord, action: PaymentAction, at: number): CheckoutRecord {
  const done = followed[action];
  return done ? applyCheckoutAction(checkout, done, at) : checkout;
}
