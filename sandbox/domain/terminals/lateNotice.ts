import { lateLimitMinutes } from '@balcao/contract/resources/terminals/terminalLimits.ts';
import { type Outcome, ok } from '../outcome.ts';
import { apply, type Change } from '../payments/transition.ts';
import { methodFromTerminal, type TerminalPayment } from './terminalPayment.ts';

/**
 * Handles a notice that arrives after the validity ended (docs/decisions/terminals.md): within the limit the
 * authorisation is kept, beyond it, or where the request blocks late payments, it is voided. A late refund is always
 * voided: its money would leave without a trace in the payment it belongs to.
 */
export function receiveLateNotice(payment: TerminalPayment, at: number): Outcome<Change> {
  if (payment.terminal.state !== 'approved') return ok({ payment, events: [] });
  const { type, valid } = payment;
  const inLimit = at - valid.end <= lateLimitMinutes * 60_000;
  const kept = type === 'payment' && inLimit && !valid.blockLate;
  const action = kept ? 'keep_late_authorisation' : 'void_late_authorisation';
  return apply(payment, action, at, { method: methodFromTerminal(payment, undefined, at) });
}
