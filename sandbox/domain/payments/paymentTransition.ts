import type { PaymentState } from '@balcao/contract/resources/payments/paymentEnums.ts';
import { type PaymentAction, paymentTransition } from '@balcao/contract/resources/payments/paymentLifecycle.ts';
import type { WebhookAction } from '@balcao/contract/resources/webhooks/events.ts';
import { followPaymentOnPage } from '../checkouts/checkoutTransition.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';
import { followPaymentAtTerminal } from '../terminals/transaction.ts';
import type { HistoryStep, PaymentRecord } from './payment.ts';

/** Maximum number of stored steps: the first and the latest ones are kept. */
const stepsKept = 100;

/** Details of a step besides its action and state, derived from the patch of the payment. */
function detailsOf(patch: Partial<PaymentRecord>, at: number): Partial<HistoryStep> {
  const { method, push, amountCents, captures, refunds } = patch;
  const share = (refunds ?? captures)?.at(-1);
  const details: Partial<HistoryStep> = {
    code: method?.result?.at === at ? method.result.code : undefined,
    phone: push && method?.phone,
    amountCents: share?.amountCents ?? amountCents,
    sequelId: share?.paymentId,
  };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

function withStep(history: readonly HistoryStep[] = [], step: HistoryStep): HistoryStep[] {
  const [first, ...rest] = [...history, step];
  return first ? [first, ...rest.slice(1 - stepsKept)] : [];
}

export interface Change {
  payment: PaymentRecord;
  events: readonly WebhookAction[];
  /** Change of a second payment by the same action: of the payment refunded by a terminal refund. */
  also?: Change;
}

export interface InitialState {
  state: PaymentState;
  history: HistoryStep[];
}

/** Initial state and events of a payment, from the row `new` of the table. `phone` receives a notification. */
export function initialState(
  action: PaymentAction,
  at: number,
  phone?: string,
): InitialState & { events: readonly WebhookAction[] } {
  const row = paymentTransition('new', action);
  if (!row) throw new Error(`No payment begins with ${action}.`);
  const history = [{ action, state: row.to, at, ...(phone && { phone }) }];
  return { state: row.to, history, events: row.events };
}

/** Moves a payment, its page and its terminal transaction along their lifecycles; e00600 if no row matches. */
export function apply(
  payment: PaymentRecord,
  action: PaymentAction,
  at: number,
  patch: Partial<PaymentRecord> = {},
): Outcome<Change> {
  const row = paymentTransition(payment.state, action);
  if (!row) return refuse('e00600', { detail: 'state_forbids', values: { state: payment.state } });
  const stateAt = row.to === payment.state ? payment.stateAt : at;
  const checkout = payment.checkout && followPaymentOnPage(payment.checkout, action, at);
  const terminal = payment.terminal && followPaymentAtTerminal(payment.terminal, action, at);
  const history = withStep(payment.history, { action, state: row.to, at, ...detailsOf(patch, at) });
  return ok({
    payment: { ...payment, checkout, terminal, ...patch, history, state: row.to, stateAt, updatedAt: at },
    events: row.events,
  });
}
