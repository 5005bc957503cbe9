import type { CheckoutState } from '@balcao/contract/resources/checkouts/enums.ts';
import { type CheckoutAction, checkoutTransition } from '@balcao/contract/resources/checkouts/lifecycle.ts';
import type { PaymentAction } from '@balcao/contract/resources/payments/lifecycle.ts';
import type { CheckoutRecord } from './checkout.ts';

/** The state a page begins in; the table decides. */
export const firstState: CheckoutState = checkoutTransition('new', 'create')?.to ?? 'PaymentReady';

/** What each thing that happens to a payment does to its page; what is not here leaves the page as it is. */
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

/** Attempts to pay: on a page in error each begins by trying again. */
const attempts: readonly CheckoutAction[] = ['start', 'pay', 'authorise', 'fail'];

/** Moves a page along its lifecycle; without a row it stays. `at` is in milliseconds. */
export function applyCheckoutAction(
  checkout: CheckoutRecord,
  action: CheckoutAction,
  at: number,
): CheckoutRecord {
  if (checkout.state === 'PaymentError' && attempts.includes(action)) {
    return applyCheckoutAction(applyCheckoutAction(checkout, 'try_again', at), action, at);
  }
  const row = checkoutTransition(checkout.state, action);
  if (!row) return checkout;
  const stateAt = row.to === checkout.state ? checkout.stateAt : at;
  return { ...checkout, state: row.to, stateAt, challenge: undefined, holderRefused: undefined };
}

export function followPaymentOnPage(
  checkout: CheckoutRecord,
  action: PaymentAction,
  at: number,
): CheckoutRecord {
  const done = followed[action];
  return done ? applyCheckoutAction(checkout, done, at) : checkout;
}
