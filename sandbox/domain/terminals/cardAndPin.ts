import type { CardEntry } from '@balcao/contract/resources/terminals/terminalEnums.ts';
import type { TerminalAction } from '@balcao/contract/resources/terminals/terminalLifecycle.ts';
import { terminalLimits } from '@balcao/contract/resources/terminals/terminalLimits.ts';
import { cardScenario, testPin } from '@balcao/contract/scenarios/cards.ts';
import { type Outcome, refuse } from '../outcome.ts';
import type { Change } from '../payments/paymentTransition.ts';
import { performAction } from './performAction.ts';
import type { TerminalContext, TerminalPayment } from './terminalPayment.ts';
import type { ReadCard } from './transaction.ts';

/** Lifecycle action of each card entry, except for a tap that requires the PIN (`tap_above_limit`). */
const entries: Record<CardEntry, TerminalAction> = {
  tap: 'tap_card',
  insert: 'insert_card',
  swipe: 'swipe_card',
};

/** Whether a refund is presented with a different card than its payment, judged by the stored card details. */
function isOtherCard({ type, method }: TerminalPayment, card: ReadCard): boolean {
  const { brand = card.brand, last4Digits = card.last4Digits } = method?.read ?? {};
  return type === 'refund' && (brand !== card.brand || last4Digits !== card.last4Digits);
}

/** Presents a card; a challenged card needs a PIN. c0606 for an unknown test card, c0701 if no card is expected. */
export function presentCard(
  payment: TerminalPayment,
  entry: CardEntry,
  number: string,
  at: number,
  terminalContext: TerminalContext,
): Outcome<Change> {
  const scenario = cardScenario(number);
  if (!scenario) return refuse('c0606', { source: { pointer: '/number' } });
  const { brand, code } = scenario;
  const outcome = scenario.outcome === 'decline' ? ('decline' as const) : ('approve' as const);
  const card: ReadCard = { brand, last4Digits: scenario.number.slice(-4), entry, outcome, code };
  const asksPin = payment.amountCents > terminalLimits.contactlessCents || scenario.outcome === 'challenge';
  const read = entry === 'tap' && asksPin ? 'tap_above_limit' : entries[entry];
  const action = isOtherCard(payment, card) ? 'wrong_card' : read;
  return performAction(payment, action, at, terminalContext, { card, script: undefined });
}

/** Types a PIN; the third wrong PIN declines the transaction. c0701 if no PIN is expected. */
export function typePin(
  payment: TerminalPayment,
  pin: string,
  at: number,
  terminalContext: TerminalContext,
): Outcome<Change> {
  const isLast = payment.terminal.wrongPins + 1 >= terminalLimits.pinAttempts;
  const wrong = isLast ? 'third_wrong_pin' : 'wrong_pin';
  return performAction(payment, pin === testPin ? 'right_pin' : wrong, at, terminalContext, {
    script: undefined,
  });
}

/** Presses the cancel key; c0701 once the PIN is entered. */
export function giveUpAtTerminal(
  payment: TerminalPayment,
  at: number,
  terminalContext: TerminalContext,
): Outcome<Change> {
  return performAction(payment, 'give_up', at, terminalContext, { script: undefined });
}
