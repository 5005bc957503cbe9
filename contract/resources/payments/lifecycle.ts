import { row, type Transition } from '../../lifecycle/transition.ts';
import { terminalPaymentActions, terminalPaymentRows } from '../terminals/paymentLifecycle.ts';
import type { WebhookAction } from '../webhooks/enums.ts';
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

/** Lifecycle of a payment (spec 1 §4 names the states and says the sequences are not shown; FACTS 3.1, DECISIONS 17-21). */
export const paymentLifecycle: readonly Transition<PaymentState, PaymentAction>[] = [
  row('new', 'create_reference', 'pending', 'merchant', 'FACTS 3.7'),
  row('new', 'create_push', 'pending_confirmation', 'merchant', 'FACTS 3.7'),
  row('new', 'create_checkout', 'pending', 'merchant', 'FACTS 3.1: a checkout creates its payment'),
  row('new', 'charge_saved_card', 'confirmed', 'merchant', 'FACTS 3.7: no further authentication', [
    'payment_confirmed',
  ]),
  row('new', 'authorise_saved_card', 'authorised', 'merchant', 'FACTS 3.1', ['payment_authorized']),
  row('new', 'charge_recurring', 'confirmed', 'merchant', 'FACTS 3.1', ['payment_confirmed']),
  row('new', 'create_capture', 'confirmed', 'merchant', 'FACTS 3.1: the events leave from the authorisation'),
  row(
    'new',
    'create_refund',
    'confirmed',
    'merchant',
    'FACTS 3.1: the events leave from the refunded payment',
  ),
  row('pending', 'pay_reference', 'confirmed', 'payer', 'spec 2 §4', ['payment_confirmed']),
  row(
    'cancelled',
    'pay_reference_late',
    'confirmed',
    'payer',
    'blockLatePayment is false by default (spec 1 §4), so an expired reference that does not block still takes money at the ATM; only date_expired qualifies',
    ['payment_confirmed'],
  ),
  row('pending_confirmation', 'accept_push', 'confirmed', 'payer', 'FACTS 3.7', ['payment_confirmed']),
  row('pending_confirmation', 'refuse_push', 'pending', 'payer', 'DECISIONS 17', ['payment_method_error']),
  row(
    'pending_confirmation',
    'fail_push',
    'pending',
    'provider',
    'DECISIONS 17: a wrong number or a failing service',
    ['payment_method_error'],
  ),
  row('pending_confirmation', 'expire_push', 'pending', 'clock', 'DECISIONS 17', ['payment_method_error']),
  row(
    'pending',
    'retry_push',
    'pending_confirmation',
    'merchant',
    'DECISIONS 17: PUT /payments/{id} with another phone, or the phone typed in a checkout',
  ),
  row('pending', 'pay_card', 'confirmed', 'payer', 'spec 1 §4: the card is taken in the checkout', [
    'payment_confirmed',
  ]),
  row('pending', 'authorise_card', 'authorised', 'payer', 'spec 1 §4: type authorization in the checkout', [
    'payment_authorized',
  ]),
  row(
    'pending',
    'decline_card',
    'pending',
    'provider',
    'the payer may try another card until the deadline, as DECISIONS 17 for the phone',
    ['payment_method_error'],
  ),
  ...terminalPaymentRows,
  row('authorised', 'capture', 'confirmed', 'merchant', 'FACTS 3.1', ['payment_confirmed']),
  row(
    'confirmed',
    'capture',
    'confirmed',
    'merchant',
    'several captures up to the authorised amount; the first confirmed the authorisation and told of it, each later one is told by its own answer',
  ),
  row(
    'pending',
    'change_amount',
    'pending',
    'merchant',
    'FACTS 2.2 row 19; a Multibanco reference gets new check digits because the amount is part of them',
  ),
  row(
    'authorised',
    'change_amount',
    'authorised',
    'merchant',
    'spec 1 §4: the amount of an authorised payment can be adjusted',
  ),
  row(
    'confirmed',
    'refund',
    'confirmed',
    'merchant',
    'DECISIONS 19: after the day has closed, without limit of time',
    ['payment_refunded'],
  ),
  row(
    'confirmed',
    'void',
    'cancelled',
    'merchant',
    'DECISIONS 19: the whole amount on the same day counts as a void',
    voided,
  ),
  row(
    'confirmed',
    'void_part',
    'confirmed',
    'merchant',
    'spec 2 §4: the cancelled event also fires on a same-day refund, and FACTS 3.7 has refunds in part; that the rest stays paid is chosen',
    voided,
  ),
  row('confirmed', 'transfer', 'confirmed', 'provider', 'FACTS 2.3: transferDetails appear'),
  row('confirmed', 'invoice', 'confirmed', 'provider', 'FACTS 2.3: invoiceDetails appear'),
  row('pending', 'cancel', 'cancelled', 'merchant', 'spec 1 §4', ['payment_cancelled']),
  row('authorised', 'cancel', 'cancelled', 'merchant', 'spec 1 §4', ['payment_cancelled']),
  row('pending', 'expire', 'cancelled', 'clock', 'DECISIONS 18', expired),
  row(
    'authorised',
    'expire',
    'cancelled',
    'clock',
    'DECISIONS 18: an authorisation nobody captures lapses with its deadline',
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
