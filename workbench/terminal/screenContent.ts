import type { TerminalTransaction } from '@balcao/contract/control/terminals.ts';
import { formatAmount } from '@balcao/text/money.ts';
import type { Bench } from '../pane/workbenchContext.ts';
import { type Screen, declineOf } from './screenState.ts';

/** What a screen says, the most important first. */
export interface Face {
  title: string;
  amount?: string;
  lines: string[];
  tone: 'plain' | 'waiting' | 'confirmed' | 'cancelled';
}

type Told = Pick<Bench, 'words' | 'facts' | 'locale'>;

/** How long a slip takes to be printed, in milliseconds. */
const printingMilliseconds = 2500;

/** The card a payment was made with, as people tell cards apart; undefined where it is not known. */
export function cardOf({ paymentMethod }: TerminalTransaction['payment']): string | undefined {
  const { brand, last4Digits } = paymentMethod?.details ?? {};
  return brand && last4Digits ? `${brand} •••• ${last4Digits}` : undefined;
}

function slipLine({ slip, stateAt }: TerminalTransaction, { words }: Told, now: number | undefined): string {
  const w = words.terminal.screen;
  if (slip === null) return '';
  if (slip === 'no_paper') return w.noPaper;
  const printing = now !== undefined && now - Date.parse(stateAt) < printingMilliseconds;
  return printing ? w.printing : w.takeSlip;
}

type Shown<Kind extends Screen['kind']> = Extract<Screen, { kind: Kind }>;

function reasonOf({ ending, transaction }: Shown<'ended'>, { words, facts }: Told): string {
  if (ending !== 'declined') return words.terminal.endingText[ending];
  const why = declineOf(transaction);
  const { decline } = words.terminal;
  return why === 'pin' ? decline.pin(facts.limits.terminal.pinAttempts) : decline[why];
}

const amountOf = ({ payment }: TerminalTransaction, { locale }: Told) => formatAmount(payment.amount, locale);

function cardFace({ transaction }: Shown<'card'>, told: Told): Face {
  const w = told.words.terminal.screen;
  const refund = transaction.payment.type === 'refund';
  const same = refund ? cardOf(transaction.payment) : undefined;
  const lines = [w.present, ...(same ? [w.sameCard(same)] : [])];
  return { title: refund ? w.giveBack : w.pay, amount: amountOf(transaction, told), lines, tone: 'waiting' };
}

function pinFace({ transaction }: Shown<'pin'>, told: Told): Face {
  const w = told.words.terminal.screen;
  const left = transaction.pinAttemptsLeft;
  const wrong = left < told.facts.limits.terminal.pinAttempts;
  const amount = amountOf(transaction, told);
  return wrong
    ? { title: w.pinLeft(left), amount, lines: [], tone: 'cancelled' }
    : { title: w.pin, amount, lines: [], tone: 'waiting' };
}

function endedFace(screen: Shown<'ended'>, told: Told, now: number | undefined): Face {
  const { ending, transaction } = screen;
  const remove = transaction.card?.entry === 'insert' ? told.words.terminal.screen.removeCard : '';
  return {
    title: told.words.terminal.ending[ending],
    amount: amountOf(transaction, told),
    lines: [reasonOf(screen, told), remove, slipLine(transaction, told, now)].filter(Boolean),
    tone: ending === 'approved' ? 'confirmed' : 'cancelled',
  };
}

/** What a terminal says to those in front of it. @param now the sandbox's time in milliseconds */
export function faceOf(screen: Screen, told: Told, now: number | undefined): Face {
  const w = told.words.terminal.screen;
  switch (screen.kind) {
    case 'offline':
      return { title: w.offline, lines: [w.offlineText], tone: 'cancelled' };
    case 'idle':
      return { title: w.idle, lines: [w.idleText], tone: 'plain' };
    case 'amount':
      return { title: w.amount, lines: [w.amountText], tone: 'plain' };
    case 'card':
      return cardFace(screen, told);
    case 'pin':
      return pinFace(screen, told);
    case 'working':
      return {
        title: w.working,
        amount: amountOf(screen.transaction, told),
        lines: [w.workingText],
        tone: 'waiting',
      };
    case 'ended':
      return endedFace(screen, told, now);
  }
}
