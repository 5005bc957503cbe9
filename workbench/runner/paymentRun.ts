import { isNetworkFailure } from '../core/client.ts';
import { dataOf, type Exchange, refusalOf } from '../core/exchange.ts';
import { shownConfirmation } from '../core/inbox.ts';
import type { Delivery, Payment, PaymentResult } from '../core/payment.ts';
import type { PaymentMethod } from './paymentMethods.ts';
import type { CreatedResource } from './runScenario.ts';

export type CreatedPayment = CreatedResource &
  Partial<Pick<Payment, 'validDate'>> & { checkoutUrl?: string; paymentMethod?: { result?: PaymentResult } };

export type RunAnnouncement =
  | 'created'
  | 'createRefused'
  | 'badAmount'
  | 'networkFailure'
  | 'paid'
  | 'cancelled'
  | 'declined'
  | 'webhook';

interface ReachedState {
  state: string;
  at: string;
  /** Reason why the payer's attempt failed, if that caused the state. */
  declined?: PaymentResult;
}

/** Payment from its creation to the webhook. The functions below return the run after an event. */
export interface PaymentRun {
  creating: boolean;
  created?: Exchange;
  payment?: CreatedPayment;
  /** Whether the reader has paid on the device, for which a replay waits. */
  isPaid: boolean;
  reached: readonly ReachedState[];
  lastRead?: Exchange;
  delivery?: Delivery;
  emptyPolls: number;
  /** Last announcement for screen readers. `count` distinguishes repeated ones. */
  announcement: { kind?: RunAnnouncement; count: number };
}

export const initialRun: PaymentRun = {
  creating: false,
  isPaid: false,
  reached: [],
  emptyPolls: 0,
  announcement: { count: 0 },
};

export function announce(run: PaymentRun, kind: RunAnnouncement): PaymentRun {
  return { ...run, announcement: { kind, count: run.announcement.count + 1 } };
}

function reachedBy({ stateDetails, paymentMethod }: CreatedPayment, paid?: string): ReachedState {
  const { state, createdAt: at = stateDetails.timestamp ?? '' } = stateDetails;
  const result = paymentMethod?.result;
  return { state, at, declined: result?.createdAt === at && state !== paid ? result : undefined };
}

/** Run after the response to the creation. A refusal keeps the previous payment. */
export function withCreated(run: PaymentRun, exchange: Exchange): PaymentRun {
  const payment = dataOf(exchange.reply) as CreatedPayment | undefined;
  if (!payment) {
    const kind = isNetworkFailure(exchange.reply) ? 'networkFailure' : 'createRefused';
    return announce({ ...run, creating: false, created: exchange }, kind);
  }
  const { announcement } = run;
  const started = { ...initialRun, announcement, created: exchange, payment, reached: [reachedBy(payment)] };
  return announce(started, 'created');
}

const isCancelled = (state: string) => state === 'cancelled' || state === 'PaymentCancelled';

/** Run after the payment was read. A response about an earlier payment changes nothing. */
export function withRead(run: PaymentRun, id: string, exchange: Exchange, method: PaymentMethod): PaymentRun {
  if (run.payment?.id !== id) return run;
  const payment = dataOf(exchange.reply) as CreatedPayment | undefined;
  if (!payment) return { ...run, lastRead: exchange };
  const now = reachedBy(payment, method.states[1]);
  const read = { ...run, lastRead: exchange, payment: { ...run.payment, ...payment } };
  if (run.reached.at(-1)?.state === now.state) return read;
  const moved = { ...read, reached: [...run.reached, now] };
  if (now.state === method.states[1]) return announce(moved, 'paid');
  if (isCancelled(now.state)) return announce(moved, 'cancelled');
  return now.declined ? announce(moved, 'declined') : moved;
}

/** Run after the deliveries of a payment were listed. Keeps the delivery that reports the confirmation. */
export function withDeliveries(run: PaymentRun, id: string, exchange: Exchange): PaymentRun {
  if (run.payment?.id !== id) return run;
  const all = dataOf(exchange.reply) as Delivery[] | undefined;
  if (!all) return { ...run, lastRead: exchange };
  const delivery = shownConfirmation(all);
  if (!delivery) return { ...run, emptyPolls: run.emptyPolls + 1 };
  if (delivery.attempts.length === 0) return run;
  return run.delivery ? { ...run, delivery } : announce({ ...run, delivery }, 'webhook');
}

export const hasEnded = ({ reached }: PaymentRun, { states }: PaymentMethod): boolean =>
  reached.at(-1)?.state === states[1];

/** Data to poll next for a payment; undefined once the delivery has ended. */
export function nextPoll(run: PaymentRun, method: PaymentMethod): 'state' | 'deliveries' | undefined {
  if (!run.payment) return undefined;
  if (!hasEnded(run, method)) return 'state';
  return run.delivery && run.delivery.state !== 'waiting' ? undefined : 'deliveries';
}

export const refusalIn = ({ created }: PaymentRun): string | undefined => created && refusalOf(created.reply);
