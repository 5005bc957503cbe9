import { terminalViews } from '@balcao/contract/resources/terminals/views.ts';
import { backOfficeLabelOf } from '@balcao/sandbox/domain/terminals/backOfficeLabel.ts';
import { isTerminalPayment } from '@balcao/sandbox/domain/terminals/terminalPayment.ts';
import { paymentOf } from '../actors/view.ts';
import type { RowChange } from '../world/changes.ts';
import { firstOf, type Invariant } from './invariant.ts';

const listed = new Set(
  terminalViews.map(({ terminal, state, backOffice }) => [terminal, state, backOffice].join(', ')),
);

function judgeRow({ table, after }: RowChange): string | undefined {
  const payment = table === 'payments' && after && paymentOf(after);
  if (!payment || !isTerminalPayment(payment)) return undefined;
  const shown = [payment.terminal.state, payment.state, backOfficeLabelOf(payment)].join(', ');
  return listed.has(shown) ? undefined : `payment ${payment.id} shows ${shown}, which no row of the table has`;
}

/** Requires every combination to be in the terminal FAQ, because it tells the staff what to do. */
export const counter: Invariant = {
  name: 'the table of the terminal FAQ has what terminal, API and back office show together',
  check: ({ changes }) => firstOf(changes, judgeRow),
};
