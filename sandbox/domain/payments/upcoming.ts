import type { UpcomingKind } from '@balcao/contract/control/upcoming.ts';
import { type Timeout, timeouts, timeoutsOf } from '../terminals/timeouts.ts';
import type { PaymentRecord } from './payment.ts';
import { settlesAt } from './settlement.ts';

export interface Upcoming {
  kind: UpcomingKind;
  /** In milliseconds. */
  at: number;
  paymentId: number | null;
  deliveryId: number | null;
}

/** Time of the payment's next change caused by time alone, in milliseconds; null if none is scheduled. */
export function nextDueAt(payment: PaymentRecord): number | null {
  const { state, push, valid, terminal } = payment;
  if (terminal) {
    const moments = [...Object.values(timeoutsOf(terminal, payment)), settlesAt(payment) ?? undefined];
    const soonest = Math.min(...moments.map((at) => at ?? Infinity));
    return Number.isFinite(soonest) ? soonest : null;
  }
  if (state === 'pending_confirmation' && push) {
    return Math.min(push.answer?.at ?? Infinity, push.expiresAt);
  }
  return state === 'pending' || state === 'authorised' ? valid.end : settlesAt(payment);
}

const atTerminal: Record<Timeout, UpcomingKind> = {
  expiry: 'payment_expires',
  act: 'terminal_acts',
  patience: 'terminal_gives_up',
  notice: 'terminal_tells',
  settlement: 'day_closes',
};

function kindOf(payment: PaymentRecord, at: number): UpcomingKind {
  const { state, push, terminal } = payment;
  const due = terminal && timeoutsOf(terminal, payment);
  const timeout = timeouts.find((each) => due?.[each] === at);
  if (timeout) return atTerminal[timeout];
  if (state === 'confirmed') return 'day_closes';
  if (!push || state !== 'pending_confirmation') return 'payment_expires';
  return push.answer?.at === at ? 'phone_answers' : 'push_expires';
}

/** Next change of a payment caused by time alone; undefined if none is scheduled. */
export function nextDueEvent(payment: PaymentRecord): Upcoming | undefined {
  const at = nextDueAt(payment);
  if (at === null) return undefined;
  return { kind: kindOf(payment, at), at, paymentId: payment.id, deliveryId: null };
}
