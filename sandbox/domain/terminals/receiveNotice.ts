import { lateLimitMinutes } from '@balcao/contract/resources/terminals/terminalLimits.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';
import type { PaymentRecord } from '../payments/payment.ts';
import { apply, type Change } from '../payments/paymentTransition.ts';
import { applyRefund } from '../payments/refund.ts';
import { methodFromTerminal, type TerminalContext, type TerminalPayment } from './terminalPayment.ts';
import { applyTerminalAction, scheduleNext } from './transaction.ts';

function declined(payment: TerminalPayment, at: number, code = payment.terminal.code ?? 'e02433') {
  return apply(payment, 'decline_at_terminal', at, { method: methodFromTerminal(payment, code, at) });
}

/** Refunds at once, or declines with e04122 if the payment was refunded elsewhere while the terminal waited. */
function approvedRefund(payment: TerminalPayment, at: number, initial: PaymentRecord | undefined): Outcome<Change> {
  const given = initial && applyRefund(initial, payment.amountCents, payment.id, at);
  if (!given?.ok) {
    const undone = applyTerminalAction(payment.terminal, 'void', at);
    return declined(undone.ok ? { ...payment, terminal: undone.value } : payment, at, 'e04122');
  }
  const method = methodFromTerminal(payment, undefined, at);
  const change = apply(payment, 'refund_at_terminal', at, { method, paidAt: at });
  return change.ok ? ok({ ...change.value, also: given.value }) : change;
}

function approved(payment: TerminalPayment, at: number, { initial }: TerminalContext): Outcome<Change> {
  if (payment.type === 'refund') return approvedRefund(payment, at, initial);
  const terminal = scheduleNext(payment.terminal, at, payment.id);
  return apply(payment, 'approve_at_terminal', at, {
    method: methodFromTerminal(payment, undefined, at),
    terminal,
  });
}

/**
 * Handles a notice that arrives after the end of validity (docs/decisions/terminals.md). Within the limit the
 * authorisation is kept; after it, or if the request blocks late payments, it is voided. A late refund is always
 * voided, because its payment would not record it.
 */
function receiveLateNotice(payment: TerminalPayment, at: number): Outcome<Change> {
  if (payment.terminal.state !== 'approved') return ok({ payment, events: [] });
  const { type, valid } = payment;
  const inLimit = at - valid.end <= lateLimitMinutes * 60_000;
  const kept = type === 'payment' && inLimit && !valid.blockLate;
  const action = kept ? 'keep_late_authorisation' : 'void_late_authorisation';
  return apply(payment, action, at, { method: methodFromTerminal(payment, undefined, at) });
}

/** Updates the payment when the provider receives the notice of the outcome. */
export function receiveNotice(untold: TerminalPayment, at: number, terminalContext: TerminalContext): Outcome<Change> {
  const payment = { ...untold, terminal: { ...untold.terminal, noticeAt: undefined } };
  if (payment.state === 'cancelled') return receiveLateNotice(payment, at);
  switch (payment.terminal.state) {
    case 'approved':
      return approved(payment, at, terminalContext);
    case 'declined':
      return declined(payment, at);
    case 'timed_out':
      return apply(payment, 'leave_terminal', at, {
        method: methodFromTerminal(payment, payment.terminal.code, at),
        cancellation: { at, reason: 'date_expired' },
      });
    case 'given_up':
      return apply(payment, 'give_up_at_terminal', at, {
        cancellation: { at, reason: 'customer_cancelled' },
      });
    default:
      return refuse('e00600', { detail: 'state_forbids', values: { state: payment.state } });
  }
}
