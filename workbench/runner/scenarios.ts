import type { Delivery } from '@balcao/contract/control/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { WebhookAction } from '@balcao/contract/resources/webhooks/enums.ts';
import type { FailureMode } from '@balcao/contract/resources/webhooks/failureModes.ts';
import { dataOf, type Exchange } from '../core/exchange.ts';
import type { RunnerContext } from '../core/runnerContext.ts';

/** How the receiver should respond. */
export type ExpectedResponse = 'accept' | 'refuse';

/** Actions of callbacks, which need no subscription. */
type CallbackAction = 'payment_created' | 'payment_updated';

/**
 * Creates a payment and makes its events happen.
 * @param url of the receiver
 * @returns the payment, or the call that failed
 */
type TriggerPayment = (
  context: RunnerContext,
  url: string,
) => Promise<{ paymentId: string } | { failed: Exchange }>;

/** One scenario that a receiver must handle before it goes live. */
export interface ReceiverScenario {
  /** Kind of the messages: a callback goes to the URL that the request names. */
  kind: Delivery['kind'];
  /** Expected events, and how many copies of each. */
  events: readonly (WebhookAction | CallbackAction)[];
  copies: number;
  expected: ExpectedResponse;
  /** The scenario needs the sandbox and the receiver to agree on the time. */
  inRealTime?: boolean;
  /** The failure mode of the subscriptions meanwhile. */
  failureMode?: FailureMode;
  trigger: TriggerPayment;
}

const amount = 1000;

/** Longer than a call takes, and short enough to wait for. */
const shortMilliseconds = 3000;

const phone = { code: 'MW', details: { phoneNumber: '351#912345678' } };
const iso = (at: number) => new Date(at).toISOString().replace(/\.\d+/, '');

/** Calls about one payment, one after the other; stops at the first failure. */
async function requestChain(
  first: Promise<Exchange>,
  ...next: ((payment: Payment) => Promise<Exchange>)[]
): ReturnType<TriggerPayment> {
  const created = await first;
  const payment = dataOf(created.reply) as Payment | undefined;
  if (!payment) return { failed: created };
  for (const step of next) {
    const done = await step(payment);
    if (dataOf(done.reply) === undefined) return { failed: done };
  }
  return { paymentId: payment.id };
}

const reference = (context: RunnerContext, more: object = {}) =>
  context.request('POST', '/api/payments/references', { amount, summary: 'Go-live', ...more });
const payAtAtm = (context: RunnerContext) => (payment: Payment) => {
  const { entity, reference: number } = payment.referenceDetails;
  return context.request('POST', '/sandbox/atm', { entity, reference: number, amount });
};
const byPhone = (context: RunnerContext) =>
  context.request('POST', '/api/payments', { amount, paymentMethod: phone });
const answer = (context: RunnerContext, what: string) => (payment: Payment) =>
  context.request('POST', `/sandbox/payments/${payment.id}/phone`, { answer: what });

const paidReference: TriggerPayment = (context) => requestChain(reference(context), payAtAtm(context));

/** A reference that expires within seconds, so that the clock need not be moved. */
async function expire(context: RunnerContext): ReturnType<TriggerPayment> {
  const clock = await context.request('GET', '/sandbox/clock');
  const now = Date.parse((dataOf(clock.reply) as { now: string } | undefined)?.now ?? '');
  if (Number.isNaN(now)) return { failed: clock };
  return requestChain(reference(context, { validDate: { end: iso(now + shortMilliseconds) } }));
}

const accepting = { kind: 'webhook', copies: 1, expected: 'accept' } as const;
const refusing = {
  kind: 'webhook',
  copies: 1,
  expected: 'refuse',
  events: ['payment_confirmed'],
  trigger: paidReference,
} as const;

/** The scenarios in the order in which they run. */
export const scenarios = {
  paid: { ...accepting, events: ['payment_confirmed'], trigger: paidReference },
  phonePaid: {
    ...accepting,
    events: ['payment_confirmed'],
    trigger: (context) => requestChain(byPhone(context), answer(context, 'accept')),
  },
  phoneRefused: {
    ...accepting,
    events: ['payment_method_error'],
    trigger: (context) => requestChain(byPhone(context), answer(context, 'refuse')),
  },
  cancelled: {
    ...accepting,
    events: ['payment_cancelled'],
    trigger: (context) =>
      requestChain(byPhone(context), answer(context, 'refuse'), ({ id }) =>
        context.request('PATCH', `/api/payments/${id}/cancellation`, {}),
      ),
  },
  expired: { ...accepting, events: ['payment_expired', 'payment_cancelled'], trigger: expire },
  refunded: {
    ...accepting,
    events: ['payment_refunded'],
    trigger: (context) =>
      requestChain(reference(context), payAtAtm(context), ({ id }) =>
        context.request('POST', `/api/payments/${id}/refunds`, { amount }),
      ),
  },
  duplicate: {
    ...accepting,
    copies: 2,
    events: ['payment_confirmed'],
    failureMode: 'duplicate',
    trigger: paidReference,
  },
  callback: {
    ...accepting,
    kind: 'callback',
    events: ['payment_created', 'payment_updated'],
    trigger: (context, url) => requestChain(reference(context, { callbackUrl: url }), payAtAtm(context)),
  },
  slow: { ...accepting, events: ['payment_confirmed'], failureMode: 'slow', trigger: paidReference },
  forged: { ...refusing, failureMode: 'wrong_signature' },
  replayed: { ...refusing, failureMode: 'stale_timestamp', inRealTime: true },
  truncated: { ...refusing, failureMode: 'truncated' },
} as const satisfies Record<string, ReceiverScenario>;
export type ScenarioId = keyof typeof scenarios;

export const scenarioIds = Object.keys(scenarios) as ScenarioId[];

/** The events that a scenario needs subscriptions for. */
function eventsToSubscribe(scenario: ReceiverScenario): WebhookAction[] {
  return scenario.kind === 'webhook' ? (scenario.events as WebhookAction[]) : [];
}

/** Every event that a check subscribes to. */
export const subscribedEvents: readonly WebhookAction[] = [
  ...new Set(scenarioIds.flatMap((id) => eventsToSubscribe(scenarios[id]))),
];
