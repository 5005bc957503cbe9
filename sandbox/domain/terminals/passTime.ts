import { feeOf } from '@balcao/contract/resources/payments/fee.ts';
import type { TerminalAction } from '@balcao/contract/resources/terminals/terminalLifecycle.ts';
import type { Outcome } from '../outcome.ts';
import type { PaymentRecord } from '../payments/payment.ts';
import { apply, type Change } from '../payments/paymentTransition.ts';
import { performAction } from './performAction.ts';
import { receiveNotice } from './receiveNotice.ts';
import type { TerminalContext, TerminalPayment } from './terminalPayment.ts';
import { type Timeout, timeouts, timeoutsOf } from './timeouts.ts';

/** Settles an authorised terminal payment, which becomes paid. */
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

/** Applies the scheduled action: a scenario's settlement, the bank's response, or an action of the script. */
function nextAct(payment: TerminalPayment, at: number, terminalContext: TerminalContext): Outcome<Change> {
  const { next, script } = payment.terminal;
  const action = next?.action ?? 'wait_too_long';
  if (action === 'settle') return settleAtTerminal(payment, at);
  const card = presenting.includes(action) ? script?.card : payment.terminal.card;
  return performAction(payment, action, at, terminalContext, { card });
}

const dueActions: Record<
  Timeout,
  (payment: TerminalPayment, at: number, terminalContext: TerminalContext) => Outcome<Change>
> = {
  expiry: (payment, at) => apply(payment, 'expire_at_terminal', at, { cancellation: { at, reason: 'date_expired' } }),
  act: nextAct,
  patience: (payment, at, terminalContext) => performAction(payment, 'wait_too_long', at, terminalContext),
  notice: receiveNotice,
  settlement: settleAtTerminal,
};

/** Applies the due action of a terminal payment; returns undefined if none is due. */
export function applyDueTerminalAction(
  payment: TerminalPayment,
  at: number,
  terminalContext: TerminalContext,
): Outcome<Change> | undefined {
  const moments = timeoutsOf(payment.terminal, payment);
  const due = timeouts.find((timeout) => (moments[timeout] ?? Infinity) <= at);
  return due && dueActions[due](payment, at, terminalContext);
}
