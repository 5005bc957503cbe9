import type { TerminalAction } from '@balcao/contract/resources/terminals/lifecycle.ts';
import type { Outcome } from '../outcome.ts';
import { feeOf } from '../payments/fee.ts';
import type { PaymentRecord } from '../payments/payment.ts';
import { apply, type Change } from '../payments/transition.ts';
import { perform } from './performAction.ts';
import { tell } from './receiveNotice.ts';
import type { Around, AtTerminal } from './terminalPayment.ts';
import { type Timeout, timeouts, timeoutsOf } from './timeouts.ts';

/** The settlement of the terminal arrives with success: what it had authorised is paid (spec 2 §4). */
export function settleAtTerminal(payment: PaymentRecord, at: number): Outcome<Change> {
  return apply(payment, 'settle', at, { paidAt: at, fee: feeOf(payment.amountCents) });
}

const presenting: readonly TerminalAction[] = [
  'tap_card',
  'tap_above_limit',
  'insert_card',
  'swipe_card',
  'wrong_card',
];

/** What was to happen next by itself: the settlement of a scenario, the bank's answer, or an act of the script. */
function nextAct(payment: AtTerminal, at: number, around: Around): Outcome<Change> {
  const { next, script } = payment.terminal;
  const action = next?.action ?? 'wait_too_long';
  if (action === 'settle') return settleAtTerminal(payment, at);
  const card = presenting.includes(action) ? script?.card : payment.terminal.card;
  return perform(payment, action, at, around, { card });
}

const happenings: Record<Timeout, (payment: AtTerminal, at: number, around: Around) => Outcome<Change>> = {
  expiry: (payment, at) =>
    apply(payment, 'expire_at_terminal', at, { cancellation: { at, reason: 'date_expired' } }),
  act: nextAct,
  patience: (payment, at, around) => perform(payment, 'wait_too_long', at, around),
  notice: tell,
  settlement: settleAtTerminal,
};

/**
 * What time does to a payment at a terminal when its due moment comes.
 * @param at that moment, in milliseconds
 * @returns undefined when nothing at the terminal is due then
 */
export function passTimeAtTerminal(
  payment: AtTerminal,
  at: number,
  around: Around,
): Outcome<Change> | undefined {
  const moments = timeoutsOf(payment.terminal, payment);
  const due = timeouts.find((timeout) => (moments[timeout] ?? Infinity) <= at);
  return due && happenings[due](payment, at, around);
}
