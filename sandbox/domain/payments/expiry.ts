import type { Outcome } from '../outcome.ts';
import { apply, type Change } from './change.ts';
import type { PaymentRecord } from './payment.ts';
import { acceptPush, expirePush, failPush, refusePush } from './push.ts';
import { settle } from './settle.ts';

/**
 * What time does to a payment when its due moment comes: a magic phone answers, a push or the validity ends, the day
 * closes.
 * @param payment whose `nextDueAt` has passed
 * @param at that moment, in milliseconds
 */
export function passTime(payment: PaymentRecord, at: number): Outcome<Change> {
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
