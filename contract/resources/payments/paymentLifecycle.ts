import { row, type Transition } from '../../lifecycle/transition.ts';
import { published, specified } from '../../provenance/origin.ts';
import { terminalPaymentActions, terminalPaymentRows } from '../terminals/paymentLifecycle.ts';
import type { WebhookAction } from '../webhooks/events.ts';
import {
  anotherCard,
  anotherTry,
  captures,
  cardReserved,
  checkoutPayment,
  lapsed,
  latePayment,
  ownPayment,
  recurringCharge,
  sameDay,
  savedCardReserved,
} from './lifecycleChoices.ts';
import type { PaymentState } from './paymentEnums.ts';

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

export const finalPaymentStates: readonly PaymentState[] = ['confirmed', 'cancelled'];

const expired: readonly WebhookAction[] = ['payment_expired', 'payment_cancelled'];
const voided: readonly WebhookAction[] = ['payment_refunded', 'payment_cancelled'];

/** Lifecycle of a payment (docs/decisions/payment-states.md); the specification names the states, not their order. */
export const paymentLifecycle: readonly Transition<PaymentState, PaymentAction>[] = [
  row('new', 'create_reference', 'pending', 'merchant', published('olderGuides')),
  row('new', 'create_push', 'pending_confirmation', 'merchant', published('olderGuides')),
  row('new', 'create_checkout', 'pending', 'merchant', checkoutPayment),
  row('new', 'charge_saved_card', 'confirmed', 'merchant', published('olderGuides'), ['payment_confirmed']),
  row('new', 'authorise_saved_card', 'authorised', 'merchant', savedCardReserved, ['payment_authorized']),
  row('new', 'charge_recurring', 'confirmed', 'merchant', recurringCharge, ['payment_confirmed']),
  row('new', 'create_capture', 'confirmed', 'merchant', ownPayment),
  row('new', 'create_refund', 'confirmed', 'merchant', ownPayment),
  row('pending', 'pay_reference', 'confirmed', 'payer', published('olderGuides'), ['payment_confirmed']),
  row('cancelled', 'pay_reference_late', 'confirmed', 'payer', latePayment, ['payment_confirmed']),
  row('pending_confirmation', 'accept_push', 'confirmed', 'payer', published('olderGuides'), ['payment_confirmed']),
  row('pending_confirmation', 'refuse_push', 'pending', 'payer', anotherTry, ['payment_method_error']),
  row('pending_confirmation', 'fail_push', 'pending', 'provider', anotherTry, ['payment_method_error']),
  row('pending_confirmation', 'expire_push', 'pending', 'clock', anotherTry, ['payment_method_error']),
  row('pending', 'retry_push', 'pending_confirmation', 'merchant', anotherTry),
  row('pending', 'pay_card', 'confirmed', 'payer', published('olderGuides'), ['payment_confirmed']),
  row('pending', 'authorise_card', 'authorised', 'payer', cardReserved, ['payment_authorized']),
  row('pending', 'decline_card', 'pending', 'provider', anotherCard, ['payment_method_error']),
  ...terminalPaymentRows,
  row('authorised', 'capture', 'confirmed', 'merchant', captures, ['payment_confirmed']),
  row('confirmed', 'capture', 'confirmed', 'merchant', captures),
  row(
    'pending',
    'change_amount',
    'pending',
    'merchant',
    published('description', 'PUT takes another amount; the amount is part of the check digits of a reference'),
  ),
  row('authorised', 'change_amount', 'authorised', 'merchant', specified('4')),
  row(
    'confirmed',
    'refund',
    'confirmed',
    'merchant',
    published('guides', 'only what is confirmed; the specification does not show the state'),
    ['payment_refunded'],
  ),
  row('confirmed', 'void', 'cancelled', 'merchant', sameDay, voided),
  row('confirmed', 'void_part', 'confirmed', 'merchant', sameDay, voided),
  row('confirmed', 'transfer', 'confirmed', 'provider', published('guides')),
  row('confirmed', 'invoice', 'confirmed', 'provider', published('guides')),
  row('pending', 'cancel', 'cancelled', 'merchant', specified('4'), ['payment_cancelled']),
  row('authorised', 'cancel', 'cancelled', 'merchant', specified('4'), ['payment_cancelled']),
  row('pending', 'expire', 'cancelled', 'clock', specified('guides 4.2'), expired),
  row('authorised', 'expire', 'cancelled', 'clock', lapsed, expired),
];

/** Lifecycle row for an action in a state, if allowed. */
export function paymentTransition(from: PaymentState | 'new', action: PaymentAction) {
  return paymentLifecycle.find((candidate) => candidate.from === from && candidate.action === action);
}
