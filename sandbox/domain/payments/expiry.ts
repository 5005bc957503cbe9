import type { Outcome } from '../outcome.ts';
import { applyDueTerminalAction } from '../terminals/passTime.ts';
import { isTerminalPayment, type TerminalContext } from '../terminals/terminalPayment.ts';
import { acceptPush, expirePush, failPush, refusePush } from './mbWayPush.ts';
import type { PaymentRecord } from './payment.ts';
import { apply, type Change } from './paymentTransition.ts';
import { settle } from './settlement.ts';

/** Applies a payment's due change: response of a magic phone, end of a push or of validity, terminal, close of day. */
export function applyDueAction(
  payment: PaymentRecord,
  at: number,
  terminalContext: TerminalContext = { silent: false, noPaper: false },
): Outcome<Change> {
  const atTerminal = isTerminalPayment(payment) && applyDueTerminalAction(payment, at, terminalContext);
  if (atTerminal) return atTerminal;
  if (payment.state === 'confirmed') return settle(payment, at, 'daily');
  if (payment.state !== 'pending_confirmation') {
    return apply(payment, 'expire', at, { cancellation: { at, reason: 'date_expired' } });
  }
  const answer = payment.push?.answer;
  if (!answer || answer.at > at) return expirePush(payment, at);
  switch (answer.outcome) {
    case 'accept':
      return acceptPush(payment, at);
    case 'refuse':
      return refusePush(payment, at);
    case 'fail':
      return failPush(payment, at, answer.code ?? 'e04999');
  }
}
