import { row, type Transition } from '../../lifecycle/transition.ts';
import { terminalPaymentActions, terminalPaymentRows } from '../terminals/paymentLifecycle.ts';
import type { WebhookAction } from '../webhooks/events.ts';
import type { PaymentState } from './enums.ts';

/** What can happen to a payment. */
export const paymentActions = [
  'create_reference',
  'create_push',
  'create_checkout',
  'charge_saved_card',
  'authorise_saved_card',
  'charge_recurring',
  'create_capture',
  'create_refund',
  'pay_reference',
  'pay_reference_late',
  'accept_push',
  'refuse_push',
  'fail_push',
  'expire_push',
  'retry_push',
  'pay_card',
  'authorise_card',
  'decline_card',
  ...terminalPaymentActions,
  'capture',
  'change_amount',
  'refund',
  'void',
  'void_part',
  'transfer',
  'invoice',
  'cancel',
  'expire',
] as const;
export type PaymentAction = (typeof paymentActions)[number];

/** States in which a payment may stay for good. */
export const finalPaymentStates: readonly PaymentState[] = ['confirmed', 'cancelled'];

const expired: readonly WebhookAction[] = ['payment_expired', 'payment_cancelled'];
const voided: readonly WebhookAction[] = ['payment_refunded', 'payment_cancelled'];

/** Lifecycle of a payment (docs/decisions/payment-states.md). The specification names the states, not the sequences. */
export const paymentLifecycle: readonly Transition<PaymentState, PaymentAction>[] = [
  row('new', 'create_reference', 'pending', 'merchant', 'published: a reference waits to be paid'),
  row(
    'new',
    'create_push',
    'pending_confirmation',
    'merchant',
    'published: the request was sent to the phone',
  ),
  row('new', 'create_checkout', 'pending', 'merchant', 'published: a checkout creates its payment'),
  row('new', 'charge_saved_card', 'confirmed', 'merchant', 'published: no further authentication', [
    'payment_confirmed',
  ]),
  row('new', 'authorise_saved_card', 'authorised', 'merchant', 'published: no further authentication', [
    'payment_authorized',
  ]),
  row(
    'new',
    'charge_recurring',
    'confirmed',
    'merchant',
    'published: the card is charged without its holder',
    ['payment_confirmed'],
  ),
  row('new', 'create_capture', 'confirmed', 'merchant', 'chosen: the events leave from the authorisation'),
  row('new', 'create_refund', 'confirmed', 'merchant', 'chosen: the events leave from the refunded payment'),
  row('pending', 'pay_reference', 'confirmed', 'payer', 'specified: pending goes to paid', [
    'payment_confirmed',
  ]),
  row(
    'cancelled',
    'pay_reference_late',
    'confirmed',
    'payer',
    'chosen: blockLatePayment is false by default, so an expired reference that does not block still takes money at the cash machine; only date_expired qualifies',
    ['payment_confirmed'],
  ),
  row(
    'pending_confirmation',
    'accept_push',
    'confirmed',
    'payer',
    'published: the holder accepts in the app',
    ['payment_confirmed'],
  ),
  row(
    'pending_confirmation',
    'refuse_push',
    'pending',
    'payer',
    'chosen: another phone can be tried (docs/decisions/payment-states.md)',
    ['payment_method_error'],
  ),
  row(
    'pending_confirmation',
    'fail_push',
    'pending',
    'provider',
    'chosen: a wrong number or a failing service',
    ['payment_method_error'],
  ),
  row(
    'pending_confirmation',
    'expire_push',
    'pending',
    'clock',
    'specified: a push lives 5 to 10 minutes; chosen: another phone can be tried',
    ['payment_method_error'],
  ),
  row(
    'pending',
    'retry_push',
    'pending_confirmation',
    'merchant',
    'chosen: PUT /payments/{id} with another phone, or the phone typed in a checkout',
  ),
  row('pending', 'pay_card', 'confirmed', 'payer', 'specified: the card is taken in the checkout', [
    'payment_confirmed',
  ]),
  row('pending', 'authorise_card', 'authorised', 'payer', 'specified: type authorization in the checkout', [
    'payment_authorized',
  ]),
  row(
    'pending',
    'decline_card',
    'pending',
    'provider',
    'chosen: the payer may try another card until the deadline, as with the phone',
    ['payment_method_error'],
  ),
  ...terminalPaymentRows,
  row(
    'authorised',
    'capture',
    'confirmed',
    'merchant',
    'published: the first capture confirms the authorisation',
    ['payment_confirmed'],
  ),
  row(
    'confirmed',
    'capture',
    'confirmed',
    'merchant',
    'several captures up to the authorised amount; the first confirmed the authorisation and told of it, each later one is told by its own response',
  ),
  row(
    'pending',
    'change_amount',
    'pending',
    'merchant',
    'published: PUT takes another amount; a Multibanco reference gets new check digits because the amount is part of them',
  ),
  row(
    'authorised',
    'change_amount',
    'authorised',
    'merchant',
    'specified: the amount of an authorised payment can be adjusted',
  ),
  row(
    'confirmed',
    'refund',
    'confirmed',
    'merchant',
    'specified: after the day has closed, without limit of time',
    ['payment_refunded'],
  ),
  row(
    'confirmed',
    'void',
    'cancelled',
    'merchant',
    'specified: a refund on the same day also cancels; chosen: only the whole amount changes the state',
    voided,
  ),
  row(
    'confirmed',
    'void_part',
    'confirmed',
    'merchant',
    'specified: the cancelled event also fires on a same-day refund; chosen: the rest stays paid (docs/decisions/refund-sums.md)',
    voided,
  ),
  row('confirmed', 'transfer', 'confirmed', 'provider', 'published: transferDetails appear'),
  row('confirmed', 'invoice', 'confirmed', 'provider', 'published: invoiceDetails appear'),
  row('pending', 'cancel', 'cancelled', 'merchant', 'specified: a pending payment can be cancelled', [
    'payment_cancelled',
  ]),
  row('authorised', 'cancel', 'cancelled', 'merchant', 'specified: an authorised payment can be cancelled', [
    'payment_cancelled',
  ]),
  row(
    'pending',
    'expire',
    'cancelled',
    'clock',
    'specified: the cancelled event also fires on expiry',
    expired,
  ),
  row(
    'authorised',
    'expire',
    'cancelled',
    'clock',
    'chosen: an authorisation nobody captures lapses with its deadline',
    expired,
  ),
];

/**
 * The row that allows an action in a state.
 * @returns the row, or undefined when the action is refused there
 */
export function paymentTransition(from: PaymentState | 'new', action: PaymentAction) {
  return paymentLifecycle.find((candidate) => candidate.from === from && candidate.action === action);
}
