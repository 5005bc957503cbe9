import type { TerminalTransaction, VirtualTerminal } from '@balcao/contract/control/controlTerminals.ts';
import type { PaneWords } from '../../words/panes/paneWords.ts';

export type TransactionOutcomeKind = keyof PaneWords['terminal']['account']['kinds'];

/** Reason why a payment is `cancelled` in the API, by its state at the terminal. */
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

/** Outcome at an offline terminal. A payment that is at the bank may be approved; earlier ones will be cancelled. */
const unreachedKind = ({ state }: TerminalTransaction) => (state === 'authorising' ? 'unreachedBank' : 'unreached');

/** Outcome to explain. Terminal and API may disagree until the terminal reports (docs/decisions/terminals.md). */
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
