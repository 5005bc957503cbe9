import { row, type Transition } from '../../lifecycle/transition.ts';
import type { PaymentState } from '../payments/enums.ts';

/** What a terminal can do to a payment. */
export const terminalPaymentActions = [
  'send_to_terminal',
  'register_processed',
  'register_authorised',
  'approve_at_terminal',
  'refund_at_terminal',
  'decline_at_terminal',
  'leave_terminal',
  'give_up_at_terminal',
  'expire_at_terminal',
  'keep_late_authorisation',
  'void_late_authorisation',
  'settle',
] as const;
export type TerminalPaymentAction = (typeof terminalPaymentActions)[number];

/** Rows of the lifecycle of a payment that terminals bring in (docs/decisions/terminals.md). */
export const terminalPaymentRows: readonly Transition<PaymentState, TerminalPaymentAction>[] = [
  row(
    'new',
    'send_to_terminal',
    'pending_confirmation',
    'merchant',
    'published: the request went to the terminal',
  ),
  row(
    'new',
    'register_processed',
    'confirmed',
    'merchant',
    'published: the payment already happened at the terminal',
    ['payment_confirmed'],
  ),
  row(
    'new',
    'register_authorised',
    'authorised',
    'merchant',
    'specified: a processed payment says its state; one the terminal approved still awaits settlement',
    ['payment_authorized'],
  ),
  row(
    'pending_confirmation',
    'approve_at_terminal',
    'authorised',
    'payer',
    'specified: confirmed only after settlement',
    ['payment_authorized'],
  ),
  row(
    'pending_confirmation',
    'refund_at_terminal',
    'confirmed',
    'payer',
    'chosen: a refund is confirmed when it is made; the events leave from the refunded payment',
  ),
  row(
    'pending_confirmation',
    'decline_at_terminal',
    'cancelled',
    'provider',
    'nothing can be tried again on the same request; a new one is sent to the terminal',
    ['payment_method_error', 'payment_cancelled'],
  ),
  row(
    'pending_confirmation',
    'leave_terminal',
    'cancelled',
    'clock',
    'specified: the terminal waits one minute for a card',
    ['payment_expired', 'payment_cancelled'],
  ),
  row(
    'pending_confirmation',
    'give_up_at_terminal',
    'cancelled',
    'payer',
    'specified: reason customer_cancelled; the payer pressed the cancel key',
    ['payment_cancelled'],
  ),
  row(
    'pending_confirmation',
    'expire_at_terminal',
    'cancelled',
    'clock',
    'specified: the validity ended before the terminal told of an outcome',
    ['payment_expired', 'payment_cancelled'],
  ),
  row(
    'cancelled',
    'keep_late_authorisation',
    'cancelled',
    'provider',
    'specified: late but within the limit stays Authorized (Canceled)',
  ),
  row(
    'cancelled',
    'void_late_authorisation',
    'cancelled',
    'provider',
    'specified: outside the limit, or blockLatePayment',
    ['payment_cancelled'],
  ),
  row('authorised', 'settle', 'confirmed', 'provider', 'specified: settlement with a success status', [
    'payment_confirmed',
  ]),
];
