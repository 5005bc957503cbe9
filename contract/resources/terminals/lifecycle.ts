import { row, type Transition } from '../../lifecycle/transition.ts';

/** What a terminal is doing with a transaction (present card, authenticate, authorise, confirm). */
export const terminalStates = [
  'waiting_for_card',
  'waiting_for_pin',
  'authorising',
  'approved',
  'declined',
  'timed_out',
  'given_up',
  'settled',
  'voided',
] as const;
export type TerminalState = (typeof terminalStates)[number];

export const terminalActions = [
  'receive',
  'tap_card',
  'tap_above_limit',
  'insert_card',
  'swipe_card',
  'wrong_card',
  'wrong_pin',
  'third_wrong_pin',
  'right_pin',
  'wait_too_long',
  'give_up',
  'approve',
  'decline',
  'settle',
  'void',
] as const;
export type TerminalAction = (typeof terminalActions)[number];
export const finalTerminalStates: readonly TerminalState[] = [
  'declined',
  'timed_out',
  'given_up',
  'settled',
  'voided',
];

/** States in which a terminal is busy with a transaction and takes no other. */
export const busyTerminalStates: readonly TerminalState[] = [
  'waiting_for_card',
  'waiting_for_pin',
  'authorising',
];

/** Lifecycle of one transaction at a terminal (docs/decisions/terminals.md); its events are those of its payment. */
export const terminalLifecycle: readonly Transition<TerminalState, TerminalAction>[] = [
  row(
    'new',
    'receive',
    'waiting_for_card',
    'merchant',
    'published: the API or the operator gives the amount',
  ),
  row(
    'waiting_for_card',
    'tap_card',
    'authorising',
    'payer',
    'published: a small contactless amount needs no PIN',
  ),
  row(
    'waiting_for_card',
    'tap_above_limit',
    'waiting_for_pin',
    'payer',
    'published: above the contactless limit the PIN is asked',
  ),
  row('waiting_for_card', 'insert_card', 'waiting_for_pin', 'payer', 'published: a chip asks for its PIN'),
  row('waiting_for_card', 'swipe_card', 'waiting_for_pin', 'payer', 'published: so does a magnetic stripe'),
  row(
    'waiting_for_card',
    'wrong_card',
    'declined',
    'payer',
    'specified: a refund with another card is declined',
  ),
  row('waiting_for_card', 'wait_too_long', 'timed_out', 'clock', 'specified: one minute for a card'),
  row(
    'waiting_for_card',
    'give_up',
    'given_up',
    'payer',
    'the cancel key, which no source names and every terminal has',
  ),
  row('waiting_for_pin', 'wrong_pin', 'waiting_for_pin', 'payer', 'specified: at most three attempts'),
  row('waiting_for_pin', 'third_wrong_pin', 'declined', 'payer', 'specified: at most three attempts'),
  row('waiting_for_pin', 'right_pin', 'authorising', 'payer', 'published: the bank is asked next'),
  row(
    'waiting_for_pin',
    'wait_too_long',
    'timed_out',
    'clock',
    'chosen: the PIN has one minute as the card has, so that an abandoned terminal does not stay busy',
  ),
  row('waiting_for_pin', 'give_up', 'given_up', 'payer', 'the cancel key works until the PIN is in'),
  row('authorising', 'approve', 'approved', 'provider', 'specified: two to five seconds'),
  row('authorising', 'decline', 'declined', 'provider', 'specified: funds, validity or the issuing bank'),
  row('approved', 'settle', 'settled', 'provider', 'specified: confirmed only once settled with success'),
  row(
    'approved',
    'void',
    'voided',
    'provider',
    'specified: told too late after the validity; chosen: or cancelled by the merchant before settlement',
  ),
];

/**
 * The row that allows an action in a state.
 * @returns the row, or undefined when the action is refused there
 */
export function terminalTransition(from: TerminalState | 'new', action: TerminalAction) {
  return terminalLifecycle.find((candidate) => candidate.from === from && candidate.action === action);
}
