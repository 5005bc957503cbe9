import type { TerminalTransaction } from '@balcao/contract/control/controlTerminals.ts';
import { formatAmount } from '@balcao/text/money.ts';
import type { WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import { declineReason, screenNameOf, type TerminalScreenState } from './screenState.ts';

export interface ScreenContent {
  title: string;
  amount?: string;
  lines: string[];
  tone: 'plain' | 'waiting' | 'confirmed' | 'cancelled';
}

type ContentContext = Pick<WorkbenchContext, 'words' | 'facts' | 'locale'>;

const printingMilliseconds = 2500;

export function cardOf({ paymentMethod }: TerminalTransaction['payment']): string | undefined {
  const { brand, last4Digits } = paymentMethod?.details ?? {};
  return brand && last4Digits ? `${brand} •••• ${last4Digits}` : undefined;
}

function slipLine({ slip, stateAt }: TerminalTransaction, { words }: ContentContext, now: number | undefined): string {
  const w = words.terminal.screen;
  if (slip === null) return '';
  if (slip === 'no_paper') return w.noPaper;
  const printing = now !== undefined && now - Date.parse(stateAt) < printingMilliseconds;
  return printing ? w.printing : w.takeSlip;
}

type ScreenOf<Kind extends TerminalScreenState['kind']> = Extract<TerminalScreenState, { kind: Kind }>;

function reasonOf({ ending, transaction }: ScreenOf<'ended'>, { words, facts }: ContentContext): string {
  if (ending !== 'declined') return words.terminal.endingText[ending];
  const why = declineReason(transaction);
  const { decline } = words.terminal;
  return why === 'pin' ? decline.pin(facts.limits.terminal.pinAttempts) : decline[why];
}

const aboutOf = (transaction: TerminalTransaction, { facts, locale }: ContentContext) => ({
  title: facts.terminalScreens[screenNameOf(transaction)],
  amount: formatAmount(transaction.payment.amount, locale),
});

function cardContent({ transaction }: ScreenOf<'card'>, context: ContentContext): ScreenContent {
  const w = context.words.terminal.screen;
  const refund = transaction.payment.type === 'refund';
  const same = refund ? cardOf(transaction.payment) : undefined;
  const lines = [w.present, ...(same ? [w.sameCard(same)] : [])];
  return { ...aboutOf(transaction, context), lines, tone: 'waiting' };
}

function pinContent({ transaction }: ScreenOf<'pin'>, context: ContentContext): ScreenContent {
  const { pinLeft } = context.words.terminal.screen;
  const left = transaction.pinAttemptsLeft;
  const about = aboutOf(transaction, context);
  const wrong = left < context.facts.limits.terminal.pinAttempts;
  if (wrong) return { ...about, title: pinLeft(left), lines: [], tone: 'cancelled' };
  return { ...about, lines: [], tone: 'waiting' };
}

function endedContent(screen: ScreenOf<'ended'>, context: ContentContext, now: number | undefined): ScreenContent {
  const { ending, transaction } = screen;
  const remove = transaction.card?.entry === 'insert' ? context.words.terminal.screen.removeCard : '';
  return {
    ...aboutOf(transaction, context),
    lines: [reasonOf(screen, context), remove, slipLine(transaction, context, now)].filter(Boolean),
    tone: ending === 'approved' ? 'confirmed' : 'cancelled',
  };
}

export function screenContent(
  screen: TerminalScreenState,
  context: ContentContext,
  now: number | undefined,
): ScreenContent {
  const w = context.words.terminal.screen;
  switch (screen.kind) {
    case 'offline':
      return { title: context.facts.terminalScreens.offline, lines: [w.offlineText], tone: 'cancelled' };
    case 'idle':
      return { title: w.idle, lines: [w.idleText], tone: 'plain' };
    case 'amount':
      return { title: context.words.shared.card.amount, lines: [w.amountText], tone: 'plain' };
    case 'card':
      return cardContent(screen, context);
    case 'pin':
      return pinContent(screen, context);
    case 'working':
      return { ...aboutOf(screen.transaction, context), lines: [w.workingText], tone: 'waiting' };
    case 'ended':
      return endedContent(screen, context, now);
  }
}
