import { lateLimitMinutes } from '@balcao/contract/resources/terminals/limits.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';
import { giveBack } from '../payments/followUp.ts';
import type { ChosenMethod, PaymentRecord } from '../payments/payment.ts';
import { apply, type Change } from '../payments/transition.ts';
import { planned, step, type TerminalTransaction } from './transaction.ts';

/** A payment that was sent to a terminal, typed at one, or made at one. */
export type AtTerminal = PaymentRecord & { terminal: TerminalTransaction };

/** Whether a payment has to do with a terminal. */
export function isAtTerminal(payment: PaymentRecord): payment is AtTerminal {
  return payment.terminal !== undefined;
}

/** What surrounds a payment at a terminal. */
export interface Around {
  /** The terminal's notices are held up. */
  silent: boolean;
  noPaper: boolean;
  /** The payment that a refund gives back of, as it stands now. */
  initial?: PaymentRecord;
}

/** The method with what the provider now knows: the card that was read, and why it was declined. */
function heard({ method, terminal }: AtTerminal, code: string | undefined, at: number): ChosenMethod {
  const { brand, last4Digits } = terminal.card ?? {};
  const read = brand && last4Digits ? { brand, last4Digits } : method?.read;
  return { ...method, code: 'CC', type: 'TPA', read, ...(code && { result: { code, at } }) };
}

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
 * The validity had passed before the terminal told of it (spec 2 §4, DECISIONS 21): within the limit the authorisation
 * is kept, beyond it, or where the request blocks late payments, it is voided. A late refund is always voided: its
 * money would leave without a trace in the payment it belongs to.
 */
function late(payment: AtTerminal, at: number): Outcome<Change> {
  if (payment.terminal.state !== 'approved') return ok({ payment, events: [] });
  const { type, valid } = payment;
  const inLimit = at - valid.end <= lateLimitMinutes * 60_000;
  const kept = type === 'payment' && inLimit && !valid.blockLate;
  const action = kept ? 'keep_late_authorisation' : 'void_late_authorisation';
  return apply(payment, action, at, { method: heard(payment, undefined, at) });
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
