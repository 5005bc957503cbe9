import type { TerminalAction } from '@balcao/contract/resources/terminals/terminalLifecycle.ts';
import { amountScenario } from '@balcao/contract/scenarios/amounts.ts';
import { terminalScenario } from '@balcao/contract/scenarios/seededTerminals.ts';
import type { ChosenMethod } from '../payments/payment.ts';
import type { TerminalRecord } from './terminal.ts';
import { beginTransaction, type ReadCard, type Script, type TerminalTransaction } from './transaction.ts';

/** Actions left out of scripts, because the card, a deadline or the end of validity triggers them. */
const othersActs: readonly TerminalAction[] = ['approve', 'decline', 'wait_too_long', 'void'];

const approved = { brand: 'VISA', last4Digits: '4242' };
const refused = { brand: 'VISA', last4Digits: '0002' };
const another = { brand: 'MASTERCARD', last4Digits: '4444' };
const entry = 'insert';

/** Card of the simulated payer; for a refund the payment's card, unless the script presents a wrong one. */
function cardOf(actions: readonly TerminalAction[], paid: ChosenMethod['read']): ReadCard {
  if (actions.includes('wrong_card')) return { ...another, entry, outcome: 'decline' };
  const declines = actions.includes('decline');
  const { brand, last4Digits } = declines ? refused : approved;
  const shown = {
    brand: paid?.brand ?? brand,
    last4Digits: paid?.last4Digits ?? last4Digits,
    entry,
  } as const;
  return declines ? { ...shown, outcome: 'decline', code: 'e02433' } : { ...shown, outcome: 'approve' };
}

function scriptOf(actions: readonly TerminalAction[], paid: ChosenMethod['read']): Script | undefined {
  const acts = actions.filter((action) => !othersActs.includes(action));
  return acts.length > 0 ? { acts, card: cardOf(actions, paid) } : undefined;
}

/** Starts a transaction at a terminal with its script; an offline terminal gets no script. */
export function startScript(
  terminal: TerminalRecord,
  amountCents: number,
  now: number,
  refundOf?: { paid: ChosenMethod['read'] },
): TerminalTransaction {
  const { uuid, terminalFault } = terminal;
  const scenario = amountScenario(amountCents, refundOf !== undefined);
  const actions = scenario?.actions ?? terminalScenario(uuid)?.actions ?? [];
  const script = terminalFault === 'offline' ? undefined : scriptOf(actions, refundOf?.paid);
  return beginTransaction(uuid, now, { script, lateMinutes: scenario?.lateMinutes || undefined });
}
