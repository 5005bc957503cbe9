import type { TerminalTransaction, VirtualTerminal } from '@balcao/contract/control/controlTerminals.ts';
import type { TerminalScreenName } from '@balcao/contract/resources/terminals/screens.ts';

type TransactionEnding = 'approved' | 'declined' | 'timedOut' | 'givenUp' | 'undone';

export type TerminalScreenState =
  | { kind: 'offline' }
  | { kind: 'idle' }
  | { kind: 'amount' }
  | { kind: 'card'; transaction: TerminalTransaction }
  | { kind: 'pin'; transaction: TerminalTransaction }
  | { kind: 'working'; transaction: TerminalTransaction }
  | { kind: 'ended'; ending: TransactionEnding; transaction: TerminalTransaction };

/** Screen for each state of a transaction. A final state has an ending. */
const shown = {
  waiting_for_card: { kind: 'card' },
  waiting_for_pin: { kind: 'pin' },
  authorising: { kind: 'working' },
  approved: { kind: 'ended', ending: 'approved' },
  settled: { kind: 'ended', ending: 'approved' },
  declined: { kind: 'ended', ending: 'declined' },
  timed_out: { kind: 'ended', ending: 'timedOut' },
  given_up: { kind: 'ended', ending: 'givenUp' },
  voided: { kind: 'ended', ending: 'undone' },
} as const satisfies Record<
  TerminalTransaction['state'],
  { kind: TerminalScreenState['kind']; ending?: TransactionEnding }
>;

export const hasEnded = ({ state }: TerminalTransaction) => shown[state].kind === 'ended';

/** Name of the screen's first line in the contract (contract/resources/terminals/screens.ts). */
export function screenNameOf(
  { payment, state }: TerminalTransaction,
  terminalFault: VirtualTerminal['terminalFault'] = 'none',
): TerminalScreenName {
  if (terminalFault === 'offline') return 'offline';
  return state === 'waiting_for_card' && payment.type === 'refund' ? 'refund' : state;
}

/** Time for which a terminal shows how a transaction ended. */
const endingMilliseconds = 60_000;

/** Screen to show. The end of a transaction is shown for a minute, or until it is acknowledged. */
export function terminalScreen(
  { terminal, terminalFault, transaction }: VirtualTerminal,
  now: number | undefined,
  acknowledged?: string,
): TerminalScreenState {
  if (terminalFault === 'offline') return { kind: 'offline' };
  const rest = { kind: terminal.features.allowRemoteTransactions ? 'idle' : 'amount' } as const;
  if (!transaction) return rest;
  const screen = shown[transaction.state];
  if (screen.kind !== 'ended') return { ...screen, transaction };
  const old = now !== undefined && now - Date.parse(transaction.stateAt) > endingMilliseconds;
  return old || transaction.payment.id === acknowledged ? rest : { ...screen, transaction };
}

/** Reasons for a decline: the issuer refused, the PIN was wrong too often, or a refund got another card. */
type DeclineReason = 'issuer' | 'pin' | 'otherCard';

/** Classifies a decline. A wrong PIN has the same code as other refusals of the issuer, but no attempts are left. */
export function declineReason({ code, pinAttemptsLeft }: TerminalTransaction): DeclineReason {
  if (code === 'e04122') return 'otherCard';
  return pinAttemptsLeft === 0 ? 'pin' : 'issuer';
}

export function secondsLeft({ waitsUntil }: TerminalTransaction, now: number | undefined): number | undefined {
  if (waitsUntil === null || now === undefined) return undefined;
  return Math.max(0, Math.ceil((Date.parse(waitsUntil) - now) / 1000));
}
