import type { Outcome } from '../outcome.ts';
import { passTimeAtTerminal } from '../terminals/passTime.ts';
import { type Around, isAtTerminal } from '../terminals/terminalPayment.ts';
import { acceptPush, expirePush, failPush, refusePush } from './mbWayPush.ts';
import type { PaymentRecord } from './payment.ts';
import { settle } from './settlement.ts';
import { apply, type Change } from './transition.ts';

/**
 * What time does to a payment when its due moment comes: a magic phone answers, a push or the validity ends, a terminal
 * goes on, the day closes.
 * @param payment whose `nextDueAt` has passed
 * @param at that moment, in milliseconds
 * @param around what surrounds it at a terminal
 */
export function passTime(
  payment: PaymentRecord,
  at: number,
  around: Around = { silent: false, noPaper: false },
): Outcome<Change> {
  const atTerminal = isAtTerminal(payment) && passTimeAtTerminal(payment, at, around);
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
