import type { AmountProblem } from '@balcao/text/money.ts';
import { isNetworkFailure } from '../../core/client.ts';
import { dataOf, type Exchange, refusalOf } from '../../core/exchange.ts';
import { shownConfirmation } from '../../core/inbox.ts';
import type { Locale } from '../../core/locale.ts';
import type { Delivery, Payment, PaymentState } from '../../core/payment.ts';
import { billOf, emptyBill, type TypedBill } from '../../devices/atm/bill.ts';

export interface TypedReferenceRequest {
  amount: string;
  code: string;
}

export type AnnouncementKind =
  | 'created'
  | 'createRefused'
  | 'badAmount'
  | 'paid'
  | 'payRefused'
  | 'networkFailure'
  | 'confirmed'
  | 'cancelled'
  | 'webhook';

/** State of the panel. Each function below is one state transition. */
export interface PanelState {
  draft: TypedReferenceRequest;
  draftProblem?: AmountProblem;
  /** Whether something was typed since the last response. */
  edited: boolean;
  creating: boolean;
  created?: Exchange;
  payment?: Payment;
  bill: TypedBill;
  billProblem?: AmountProblem;
  paying: boolean;
  paid?: Exchange;
  reached: readonly { state: PaymentState; at: string }[];
  lastRead?: Exchange;
  delivery?: Delivery;
  emptyPolls: number;
  /** The last announcement for screen readers; `count` distinguishes repeated ones. */
  announcement: { kind?: AnnouncementKind; count: number };
}

export function initialState(draft: TypedReferenceRequest): PanelState {
  return {
    draft,
    edited: false,
    creating: false,
    bill: emptyBill,
    paying: false,
    reached: [],
    emptyPolls: 0,
    announcement: { count: 0 },
  };
}

function announce(panel: PanelState, kind: AnnouncementKind): PanelState['announcement'] {
  return { kind, count: panel.announcement.count + 1 };
}

/** The amount typed in step 1 or at the cash machine is invalid. */
export function withProblem(
  panel: PanelState,
  where: 'draftProblem' | 'billProblem',
  problem: AmountProblem,
): PanelState {
  return { ...panel, [where]: problem, announcement: announce(panel, 'badAmount') };
}

export function withCreated(panel: PanelState, exchange: Exchange, locale: Locale): PanelState {
  const payment = dataOf(exchange.reply) as Payment | undefined;
  if (!payment) {
    const kind = isNetworkFailure(exchange.reply) ? 'networkFailure' : 'createRefused';
    return {
      ...panel,
      edited: false,
      creating: false,
      created: exchange,
      announcement: announce(panel, kind),
    };
  }
  return {
    ...initialState(panel.draft),
    created: exchange,
    payment,
    bill: billOf(payment, locale),
    reached: [{ state: payment.stateDetails.state, at: payment.stateDetails.createdAt }],
    announcement: announce(panel, 'created'),
  };
}

export function withPaid(panel: PanelState, exchange: Exchange): PanelState {
  const refused = isNetworkFailure(exchange.reply) ? 'networkFailure' : 'payRefused';
  const kind = dataOf(exchange.reply) ? 'paid' : refused;
  return { ...panel, paying: false, paid: exchange, announcement: announce(panel, kind) };
}

export function isPaid(panel: PanelState): boolean {
  return panel.paid !== undefined && dataOf(panel.paid.reply) !== undefined;
}

/** GET /payments/{id} responded; a response about an earlier reference changes nothing. */
export function withPaymentRead(panel: PanelState, paymentId: string, exchange: Exchange): PanelState {
  if (panel.payment?.id !== paymentId) return panel;
  const payment = dataOf(exchange.reply) as Payment | undefined;
  if (!payment) return { ...panel, lastRead: exchange };
  const { state, createdAt } = payment.stateDetails;
  if (panel.reached.at(-1)?.state === state) return { ...panel, lastRead: exchange, payment };
  const moved = {
    ...panel,
    lastRead: exchange,
    payment,
    reached: [...panel.reached, { state, at: createdAt }],
  };
  if (state !== 'confirmed' && state !== 'cancelled') return moved;
  return { ...moved, announcement: announce(panel, state) };
}

/** The deliveries of a payment were listed; the one that reports the confirmation is kept. */
export function withDeliveries(panel: PanelState, paymentId: string, exchange: Exchange): PanelState {
  if (panel.payment?.id !== paymentId) return panel;
  const all = dataOf(exchange.reply) as Delivery[] | undefined;
  if (!all) return { ...panel, lastRead: exchange };
  const delivery = shownConfirmation(all);
  if (!delivery) return { ...panel, emptyPolls: panel.emptyPolls + 1 };
  const first = panel.delivery === undefined && delivery.attempts.length > 0;
  const known = delivery.attempts.length > 0 ? delivery : panel.delivery;
  return {
    ...panel,
    delivery: known,
    announcement: first ? announce(panel, 'webhook') : panel.announcement,
  };
}

/** What to poll next for a payment; undefined once the delivery has ended. */
export function nextPoll(panel: PanelState): 'state' | 'deliveries' | undefined {
  if (!panel.payment) return undefined;
  if (panel.payment.stateDetails.state !== 'confirmed') return 'state';
  return panel.delivery && panel.delivery.state !== 'waiting' ? undefined : 'deliveries';
}

export function refusalText(panel: PanelState, kind: AnnouncementKind): string | undefined {
  const exchange = { createRefused: panel.created, payRefused: panel.paid }[kind as string];
  return exchange && refusalOf(exchange.reply);
}
