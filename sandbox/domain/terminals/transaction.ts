import type { PaymentAction } from '@balcao/contract/resources/payments/paymentLifecycle.ts';
import { cardEntries, slipStates } from '@balcao/contract/resources/terminals/terminalEnums.ts';
import {
  busyTerminalStates,
  type TerminalAction,
  type TerminalState,
  terminalActions,
  terminalStates,
  terminalTransition,
} from '@balcao/contract/resources/terminals/terminalLifecycle.ts';
import { terminalLimits as limits } from '@balcao/contract/resources/terminals/terminalLimits.ts';
import { uuid } from '@balcao/contract/schema/formats.ts';
import * as z from 'zod';
import { type Outcome, ok, refuse } from '../outcome.ts';
import { lateMoment, moment } from '../records/bounds.ts';
import { lastFour, line, word } from '../records/recordParts.ts';

/** Maximum number of wrong PINs and of scripted actions, far above real use. */
const most = 100;

const terminalAction = z.enum(terminalActions);

/** Card read by a terminal, with the issuer's decision. */
const readCard = z.strictObject({
  brand: line,
  last4Digits: lastFour,
  entry: z.enum(cardEntries),
  outcome: z.enum(['approve', 'decline']),
  code: word.optional(),
});
export type ReadCard = z.infer<typeof readCard>;

/** Transaction as stored in its payment, whose row, version and lock it shares. Times are in milliseconds. */
export const terminalTransaction = z.strictObject({
  uuid,
  state: z.enum(terminalStates),
  stateAt: moment,
  wrongPins: z.int().min(0).max(most),
  card: readCard.optional(),
  /** End of the wait for the card or PIN. */
  deadline: moment.optional(),
  /** Next scheduled action: an action of the script, or the bank's response. */
  next: z.strictObject({ at: moment, action: terminalAction }).optional(),
  /** Remaining actions of a scenario's simulated payer, with the payer's card. */
  script: z.strictObject({ acts: z.array(terminalAction).max(most), card: readCard }).optional(),
  /** Minutes between the end of validity and the notice, in a scenario with a late notice. */
  lateMinutes: z.int().min(0).max(1_000_000).optional(),
  /** Time when a late notice reaches the provider; unset afterwards. */
  noticeAt: lateMoment.optional(),
  /** Reason for a decline, or for a cancellation by the payer. */
  code: word.optional(),
  slip: z.enum(slipStates).optional(),
});
export type TerminalTransaction = z.infer<typeof terminalTransaction>;
export type Script = NonNullable<TerminalTransaction['script']>;

export function isBusy({ state }: TerminalTransaction): boolean {
  return busyTerminalStates.includes(state);
}

/** Codes of failed transactions that do not depend on the card. */
const codes: Partial<Record<TerminalAction, string>> = {
  wrong_card: 'e04122',
  third_wrong_pin: 'e02433',
  wait_too_long: 'e04201',
};

const wrongPins: readonly TerminalAction[] = ['wrong_pin', 'third_wrong_pin'];

/** End of the wait in a state. The minute restarts with each state that waits. */
function deadlineOf(state: TerminalState, at: number): number | undefined {
  const waits = state === 'waiting_for_card' || state === 'waiting_for_pin';
  return waits ? at + limits.cardWaitMinutes * 60_000 : undefined;
}

/** Moves a transaction along its lifecycle, whose table decides; c0701 if no row matches. */
export function applyTerminalAction(
  transaction: TerminalTransaction,
  action: TerminalAction,
  at: number,
): Outcome<TerminalTransaction> {
  const row = terminalTransition(transaction.state, action);
  if (!row) return refuse('c0701', { values: { action, state: transaction.state } });
  return ok({
    ...transaction,
    state: row.to,
    stateAt: row.to === transaction.state ? transaction.stateAt : at,
    wrongPins: transaction.wrongPins + (wrongPins.includes(action) ? 1 : 0),
    code: codes[action] ?? (action === 'decline' ? transaction.card?.code : undefined),
    deadline: deadlineOf(row.to, at),
    next: undefined,
  });
}

/** Duration of the bank's authorisation in seconds, within the limits and constant for each payment. */
function authorisationSeconds(paymentId: number): number {
  const [least, most] = limits.authorisationSeconds;
  return least + (paymentId % (most - least + 1));
}

/** Schedules the next action of a transaction: the bank's response, or the simulated payer's action. */
export function scheduleNext(transaction: TerminalTransaction, at: number, paymentId: number): TerminalTransaction {
  const { state, card, script } = transaction;
  if (state === 'authorising') {
    const next = { at: at + authorisationSeconds(paymentId) * 1000, action: card?.outcome ?? 'decline' };
    return { ...transaction, next };
  }
  const [action, ...acts] = script?.acts ?? [];
  if (!script || !action) return transaction;
  const next = { at: at + limits.actSeconds * 1000, action };
  return { ...transaction, next, script: { ...script, acts } };
}

export function beginTransaction(
  uuid: string,
  at: number,
  more: Pick<TerminalTransaction, 'script' | 'lateMinutes'>,
): TerminalTransaction {
  const state = terminalTransition('new', 'receive')?.to ?? 'waiting_for_card';
  const transaction = { uuid, state, stateAt: at, wrongPins: 0, deadline: deadlineOf(state, at), ...more };
  return scheduleNext(transaction, at, 0);
}

/** Effect of each payment action on its transaction; other actions leave the transaction unchanged. */
const followed: Partial<Record<PaymentAction, TerminalAction>> = {
  settle: 'settle',
  cancel: 'void',
  void_late_authorisation: 'void',
};

/** Applies a payment action to its transaction, which is unchanged if no row matches. */
export function followPaymentAtTerminal(
  transaction: TerminalTransaction,
  action: PaymentAction,
  at: number,
): TerminalTransaction {
  const done = followed[action];
  const moved = done && applyTerminalAction(transaction, done, at);
  return moved?.ok ? moved.value : transaction;
}
