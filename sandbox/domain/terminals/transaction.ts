import type { CardEntry, slipStates } from '@balcao/contract/resources/terminals/enums.ts';
import {
  busyTerminalStates,
  type TerminalAction,
  type TerminalState,
  terminalTransition,
} from '@balcao/contract/resources/terminals/lifecycle.ts';
import { terminalLimits as limits } from '@balcao/contract/resources/terminals/terminalLimits.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';

/** A card as a terminal reads it, and what its issuer will say. */
export interface ReadCard {
  brand: string;
  last4Digits: string;
  entry: CardEntry;
  outcome: 'approve' | 'decline';
  code?: string;
}

/** What the simulated payer of a scenario still does by itself, and the card in its hand. */
export interface Script {
  acts: readonly TerminalAction[];
  card: ReadCard;
}

/**
 * What a terminal does with a payment, as the sandbox keeps it: inside the payment, so that device and payment are one
 * row, one version, one lock. Times in milliseconds.
 */
export interface TerminalTransaction {
  /** Of the terminal. */
  uuid: string;
  state: TerminalState;
  stateAt: number;
  wrongPins: number;
  card?: ReadCard;
  /** Until when it waits for card or PIN. */
  deadline?: number;
  /** What happens next by itself: an act of the script, or the bank's answer. */
  next?: { at: number; action: TerminalAction };
  script?: Script;
  /** A scenario's notice arrives this long after the end of validity. */
  lateMinutes?: number;
  /** When the notice of the outcome reaches the provider; none once it has. */
  noticeAt?: number;
  /** Why it was declined, or not even begun by the payer. */
  code?: string;
  slip?: (typeof slipStates)[number];
}

/** Whether a terminal is busy with a transaction and takes no other. */
export function isBusy({ state }: TerminalTransaction): boolean {
  return busyTerminalStates.includes(state);
}

/** Codes a transaction ends in whatever the card. */
const codes: Partial<Record<TerminalAction, string>> = {
  wrong_card: 'e04122',
  third_wrong_pin: 'e02433',
  wait_too_long: 'e04201',
};

const wrongPins: readonly TerminalAction[] = ['wrong_pin', 'third_wrong_pin'];

/** Until when a terminal waits in a state: its minute begins anew with each thing it waits for. */
function deadlineOf(state: TerminalState, at: number): number | undefined {
  const waits = state === 'waiting_for_card' || state === 'waiting_for_pin';
  return waits ? at + limits.cardWaitMinutes * 60_000 : undefined;
}

/**
 * Moves a transaction along its lifecycle; the table decides the next state.
 * @param at milliseconds
 * @returns c0701 where the table has no row
 */
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

/** Seconds the bank takes, between the two limits; always the same for the same payment. */
function authorisationSeconds(paymentId: number): number {
  const [least, most] = limits.authorisationSeconds;
  return least + (paymentId % (most - least + 1));
}

/** A transaction with what will happen next by itself: the bank answers, or the simulated payer acts. */
export function scheduleNext(
  transaction: TerminalTransaction,
  at: number,
  paymentId: number,
): TerminalTransaction {
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

/** A transaction as a terminal begins it: it shows the amount and waits for a card. */
export function beginTransaction(
  uuid: string,
  at: number,
  more: Pick<TerminalTransaction, 'script' | 'lateMinutes'>,
): TerminalTransaction {
  const state = terminalTransition('new', 'receive')?.to ?? 'waiting_for_card';
  const transaction = { uuid, state, stateAt: at, wrongPins: 0, deadline: deadlineOf(state, at), ...more };
  return scheduleNext(transaction, at, 0);
}
