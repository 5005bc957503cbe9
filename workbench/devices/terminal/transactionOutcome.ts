import type { TerminalTransaction, VirtualTerminal } from '@balcao/contract/control/controlTerminals.ts';
import type { PaneWords } from '../../words/panes/paneWords.ts';

export type TransactionOutcomeKind = keyof PaneWords['terminal']['account']['kinds'];

/** Cause of the API's `cancelled`, by the terminal's state. */
const cancelledAs: Partial<Record<TerminalTransaction['state'], TransactionOutcomeKind>> = {
  declined: 'declined',
  timed_out: 'leftAlone',
  given_up: 'givenUp',
  settled: 'givenBack',
};

function cancelledKind({ state, payment, backOfficeLabel }: TerminalTransaction): TransactionOutcomeKind {
  const { cancellation, paymentMethod } = payment;
  if (backOfficeLabel === 'Authorized (Canceled)') return 'keptLate';
  if (state === 'voided' && paymentMethod?.result?.code === 'e04122') return 'overtaken';
  const expired = cancellation?.reason === 'date_expired';
  if (state === 'voided') return expired ? 'voidedLate' : 'withdrawn';
  return cancelledAs[state] ?? (expired ? 'lapsed' : 'withdrawn');
}

/** Offline, a payment without card and PIN will be cancelled; one at the bank may be approved. */
const unreachedKind = ({ state }: TerminalTransaction) => (state === 'authorising' ? 'unreachedBank' : 'unreached');

/** Device and API may disagree until the terminal sends its notice (docs/decisions/terminals.md). */
export function transactionOutcome(
  transaction: TerminalTransaction,
  terminalFault: VirtualTerminal['terminalFault'],
): TransactionOutcomeKind {
  const { payment, noticeAt } = transaction;
  const { state } = payment.stateDetails;
  if (noticeAt !== null) return state === 'cancelled' ? 'unheardLate' : 'unheard';
  if (state === 'cancelled') return cancelledKind(transaction);
  if (state === 'authorised') return 'authorised';
  if (state !== 'confirmed') return terminalFault === 'offline' ? unreachedKind(transaction) : 'waiting';
  if (payment.type === 'refund') return 'refunded';
  return payment.transferDetails ? 'settled' : 'confirmed';
}
