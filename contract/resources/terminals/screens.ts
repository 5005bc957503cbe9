import { say, type Words } from '../../words/locales.ts';
import type { TerminalState } from './terminalLifecycle.ts';

/** Screens of the virtual terminal; `refund` is waiting for the card of a refund. */
export type TerminalScreenName = TerminalState | 'offline' | 'refund';

const approved = say('Aprovado', 'Aprobado', 'Approved');

/** First line of the terminal's screen and receipts, which settlement does not change (docs/decisions/terminals.md). */
export const terminalScreens = {
  offline: say('Sem ligação', 'Sin conexión', 'Offline'),
  waiting_for_card: say('A pagar', 'A pagar', 'To pay'),
  refund: say('A devolver', 'A devolver', 'To refund'),
  waiting_for_pin: say('Digite o PIN', 'Teclee el PIN', 'Enter the PIN'),
  authorising: say('A autorizar…', 'Autorizando…', 'Authorising…'),
  approved,
  declined: say('Recusado', 'Rechazado', 'Declined'),
  timed_out: say('Tempo esgotado', 'Tiempo agotado', 'Timed out'),
  given_up: say('Cancelado', 'Cancelado', 'Cancelled'),
  settled: approved,
  voided: say('Anulado', 'Anulado', 'Voided'),
} as const satisfies Record<TerminalScreenName, Words>;
