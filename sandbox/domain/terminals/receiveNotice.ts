import { type Outcome, ok, refuse } from '../outcome.ts';
import type { PaymentRecord } from '../payments/payment.ts';
import { giveBack } from '../payments/refund.ts';
import { apply, type Change } from '../payments/transition.ts';
import { late } from './lateNotice.ts';
import { type Around, type AtTerminal, heard } from './terminalPayment.ts';
import { planned, step } from './transaction.ts';

function declined(payment: AtTerminal, at: number, code = payment.terminal.code ?? 'e02433') {
  return apply(payment, 'decline_at_terminal', at, { method: heard(payment, code, at) });
}

/** The money goes back at once, unless somebody gave it back in another way while the terminal waited: e04122. */
function approvedRefund(
  payment: AtTerminal,
  at: number,
  initial: PaymentRecord | undefined,
): Outcome<Change> {
  const given = initial && giveBack(initial, payment.amountCents, payment.id, at);
  if (!given?.ok) {
    const undone = step(payment.terminal, 'void', at);
    return declined(undone.ok ? { ...payment, terminal: undone.value } : payment, at, 'e04122');
  }
  const method = heard(payment, undefined, at);
  const change = apply(payment, 'refund_at_terminal', at, { method, paidAt: at });
  return change.ok ? ok({ ...change.value, also: given.value }) : change;
}

function approved(payment: AtTerminal, at: number, { initial }: Around): Outcome<Change> {
  if (payment.type === 'refund') return approvedRefund(payment, at, initial);
  const terminal = planned(payment.terminal, at, payment.id);
  return apply(payment, 'approve_at_terminal', at, { method: heard(payment, undefined, at), terminal });
}

/**
 * The notice of the outcome reaches the provider: only now the payment changes.
 * @param at when it arrives, in milliseconds
 */
export function tell(untold: AtTerminal, at: number, around: Around): Outcome<Change> {
  const payment = { ...untold, terminal: { ...untold.terminal, noticeAt: undefined } };
  if (payment.state === 'cancelled') return late(payment, at);
  switch (payment.terminal.state) {
    case 'approved':
      return approved(payment, at, around);
    case 'declined':
      return declined(payment, at);
    case 'timed_out':
      return apply(payment, 'leave_terminal', at, {
        method: heard(payment, payment.terminal.code, at),
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
