import { type AmountProblem, typeAmount } from '@balcao/text/money.ts';
import { isTrouble } from '../client.ts';
import { shownDelivery } from '../context/inbox.ts';
import { dataOf, type Exchange, refusalOf } from '../exchange/exchange.ts';
import type { Locale } from '../locale.ts';
import { type Delivery, groupReference, type Payment, type PaymentState } from './payment.ts';

/** What is typed in step 1, as typed. */
export interface TypedDraft {
  amount: string;
  code: string;
}

/** What the cash machine's screen holds, as typed. */
export interface TypedSlip {
  entity: string;
  reference: string;
  amount: string;
}

export type NewsKind =
  | 'created'
  | 'createRefused'
  | 'badAmount'
  | 'paid'
  | 'payRefused'
  | 'trouble'
  | 'confirmed'
  | 'cancelled'
  | 'webhook';

/** Everything the panel knows; each function below is one thing that can happen to it. */
export interface Session {
  draft: TypedDraft;
  draftProblem?: AmountProblem;
  /** Whether something was typed since the last answer. */
  edited: boolean;
  creating: boolean;
  created?: Exchange;
  payment?: Payment;
  slip: TypedSlip;
  slipProblem?: AmountProblem;
  paying: boolean;
  paid?: Exchange;
  /** States the payment has been seen in, oldest first. */
  reached: readonly { state: PaymentState; at: string }[];
  looked?: Exchange;
  delivery?: Delivery;
  /** Questions for deliveries that found none. */
  emptyLooks: number;
  /** The last thing worth telling those who do not see the screen; `count` tells two equal ones apart. */
  news: { kind?: NewsKind; count: number };
}

const noSlip: TypedSlip = { entity: '', reference: '', amount: '' };

/** A session in which nothing has happened. */
export function freshSession(draft: TypedDraft): Session {
  return {
    draft,
    edited: false,
    creating: false,
    slip: noSlip,
    paying: false,
    reached: [],
    emptyLooks: 0,
    news: { count: 0 },
  };
}

function tell(session: Session, kind: NewsKind): Session['news'] {
  return { kind, count: session.news.count + 1 };
}

/** What a reference's own data look like at the cash machine. */
export function slipOf(payment: Payment, locale: Locale): TypedSlip {
  return {
    entity: payment.referenceDetails.entity ?? '',
    reference: groupReference(payment.referenceDetails.reference),
    amount: typeAmount(payment.amount, locale),
  };
}

/** What was typed as the amount of step 1 or of the cash machine is not one. */
export function withProblem(
  session: Session,
  where: 'draftProblem' | 'slipProblem',
  problem: AmountProblem,
): Session {
  return { ...session, [where]: problem, news: tell(session, 'badAmount') };
}

/** Step 1 was answered. A refusal leaves the reference at hand as it was. */
export function withCreated(session: Session, exchange: Exchange, locale: Locale): Session {
  const payment = dataOf(exchange.reply) as Payment | undefined;
  if (!payment) {
    const kind = isTrouble(exchange.reply) ? 'trouble' : 'createRefused';
    return { ...session, edited: false, creating: false, created: exchange, news: tell(session, kind) };
  }
  return {
    ...freshSession(session.draft),
    created: exchange,
    payment,
    slip: slipOf(payment, locale),
    reached: [{ state: payment.stateDetails.state, at: payment.stateDetails.createdAt }],
    news: tell(session, 'created'),
  };
}

/** The cash machine answered. */
export function withPaid(session: Session, exchange: Exchange): Session {
  const refused = isTrouble(exchange.reply) ? 'trouble' : 'payRefused';
  const kind = dataOf(exchange.reply) ? 'paid' : refused;
  return { ...session, paying: false, paid: exchange, news: tell(session, kind) };
}

/** Whether the cash machine has taken money for a reference in this session. */
export function isPaid(session: Session): boolean {
  return session.paid !== undefined && dataOf(session.paid.reply) !== undefined;
}

/** GET /payments/{id} was answered; an answer about an earlier reference changes nothing. */
export function withLook(session: Session, paymentId: string, exchange: Exchange): Session {
  if (session.payment?.id !== paymentId) return session;
  const payment = dataOf(exchange.reply) as Payment | undefined;
  if (!payment) return { ...session, looked: exchange };
  const { state, createdAt } = payment.stateDetails;
  if (session.reached.at(-1)?.state === state) return { ...session, looked: exchange, payment };
  const moved = {
    ...session,
    looked: exchange,
    payment,
    reached: [...session.reached, { state, at: createdAt }],
  };
  if (state !== 'confirmed' && state !== 'cancelled') return moved;
  return { ...moved, news: tell(session, state) };
}

/** The deliveries of a payment were listed: the one that tells the confirmation counts. */
export function withDeliveries(session: Session, paymentId: string, exchange: Exchange): Session {
  if (session.payment?.id !== paymentId) return session;
  const all = dataOf(exchange.reply) as Delivery[] | undefined;
  if (!all) return { ...session, looked: exchange };
  const delivery = shownDelivery(
    all.filter(({ kind, action }) => kind === 'webhook' && action === 'payment_confirmed'),
  );
  if (!delivery) return { ...session, emptyLooks: session.emptyLooks + 1 };
  const first = session.delivery === undefined && delivery.attempts.length > 0;
  const known = delivery.attempts.length > 0 ? delivery : session.delivery;
  return { ...session, delivery: known, news: first ? tell(session, 'webhook') : session.news };
}

/** What there is left to find out about a payment; nothing once the webhook's fate is known. */
export function questionOf(session: Session): 'state' | 'deliveries' | undefined {
  if (!session.payment) return undefined;
  if (session.payment.stateDetails.state !== 'confirmed') return 'state';
  return session.delivery && session.delivery.state !== 'waiting' ? undefined : 'deliveries';
}

/** The sandbox's own sentence behind a piece of news, where there is one. */
export function refusalText(session: Session, kind: NewsKind): string | undefined {
  const exchange = { createRefused: session.created, payRefused: session.paid }[kind as string];
  return exchange && refusalOf(exchange.reply);
}
