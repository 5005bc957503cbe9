import type { VirtualTerminal } from '@balcao/contract/control/terminals.ts';
import { formatShort } from '@balcao/text/dates.ts';
import { formatAmount } from '@balcao/text/money.ts';
import type { WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import { hasEnded, screenNameOf } from './screenState.ts';

/** Lines of the slip of the last transaction; undefined while nothing was printed. */
export function slipLines(
  { terminal, transaction }: VirtualTerminal,
  { words, facts, locale }: Pick<WorkbenchContext, 'words' | 'facts' | 'locale'>,
): [name: string, value: string][] | undefined {
  if (transaction?.slip !== 'printed') return undefined;
  const { payment, card } = transaction;
  const w = words.terminal;
  return [
    [w.slip.terminal, `${terminal.name} · ${terminal.terminalId}`],
    [w.slip.entity, payment.clientId],
    [w.slip.at, formatShort(payment.createdAt, locale)],
    [facts.labels.paymentTypes[payment.type], payment.id],
    ...(card
      ? ([
          [w.slip.card, `${card.brand} •••• ${card.last4Digits}`],
          [w.slip.entry, w.entries[card.entry]],
        ] satisfies [string, string][])
      : []),
    [w.slip.amount, formatAmount(payment.amount, locale)],
    [w.slip.outcome, hasEnded(transaction) ? facts.terminalScreens[screenNameOf(transaction)] : ''],
  ];
}
