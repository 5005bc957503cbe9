import type { Delivery } from '@balcao/contract/control/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { WebhookAction } from '@balcao/contract/resources/webhooks/enums.ts';
import type { FailureMode } from '@balcao/contract/resources/webhooks/failureModes.ts';
import type { Desk } from '../context/runnerContext.ts';
import { type Exchange, dataOf } from '../exchange/exchange.ts';

/** What a receiver should do with what reaches it. */
export type Duty = 'accept' | 'refuse';

/** What a callback tells; unlike a webhook it needs no subscription. */
type CallbackAction = 'payment_created' | 'payment_updated';

/**
 * Makes something happen to a payment.
 * @param url of the receiver
 * @returns the payment it happened to, or the call that failed
 */
type Make = (desk: Desk, url: string) => Promise<{ paymentId: string } | { failed: Exchange }>;

/** One thing a shop's receiver must get right before it goes live. */
export interface Scenario {
  /** How the messages come: a callback goes to the URL that the request itself names. */
  kind: Delivery['kind'];
  /** Events that must arrive, each so often. */
  events: readonly (WebhookAction | CallbackAction)[];
  copies: number;
  duty: Duty;
  /** It means something only while the sandbox and the receiver agree on the time. */
  inRealTime?: boolean;
  /** The failure mode of the subscriptions meanwhile. */
  failureMode?: FailureMode;
  make: Make;
}

const amount = 1000;

/** Longer than a call takes, shorter than anybody minds. */
const shortMilliseconds = 3000;

const phone = { code: 'MW', details: { phoneNumber: '351#912345678' } };
const iso = (at: number) => new Date(at).toISOString().replace(/\.\d+/, '');

/** A chain of calls about one payment that ends at the first that fails. */
async function chain(
  first: Promise<Exchange>,
  ...next: ((payment: Payment) => Promise<Exchange>)[]
): ReturnType<Make> {
  const created = await first;
  const payment = dataOf(created.reply) as Payment | undefined;
  if (!payment) return { failed: created };
  for (const step of next) {
    const done = await step(payment);
    if (dataOf(done.reply) === undefined) return { failed: done };
  }
  return { paymentId: payment.id };
}

const reference = (desk: Desk, more: object = {}) =>
  desk.ask('POST', '/api/payments/references', { amount, summary: 'Go-live', ...more });
const payAtAtm = (desk: Desk) => (payment: Payment) => {
  const { entity, reference: number } = payment.referenceDetails;
  return desk.ask('POST', '/sandbox/atm', { entity, reference: number, amount });
};
const byPhone = (desk: Desk) => desk.ask('POST', '/api/payments', { amount, paymentMethod: phone });
const answer = (desk: Desk, what: string) => (payment: Payment) =>
  desk.ask('POST', `/sandbox/payments/${payment.id}/phone`, { answer: what });

const paidReference: Make = (desk) => chain(reference(desk), payAtAtm(desk));

/** A reference whose deadline passes in a moment: nobody's clock has to be moved. */
async function expire(desk: Desk): ReturnType<Make> {
  const clock = await desk.ask('GET', '/sandbox/clock');
  const now = Date.parse((dataOf(clock.reply) as { now: string } | undefined)?.now ?? '');
  if (Number.isNaN(now)) return { failed: clock };
  return chain(reference(desk, { validDate: { end: iso(now + shortMilliseconds) } }));
}

const accepting = { kind: 'webhook', copies: 1, duty: 'accept' } as const;
const refusing = {
  kind: 'webhook',
  copies: 1,
  duty: 'refuse',
  events: ['payment_confirmed'],
  make: paidReference,
} as const;

/** What is checked, in the order in which it is. */
export const scenarios = {
  paid: { ...accepting, events: ['payment_confirmed'], make: paidReference },
  phonePaid: {
    ...accepting,
    events: ['payment_confirmed'],
    make: (desk) => chain(byPhone(desk), answer(desk, 'accept')),
  },
  phoneRefused: {
    ...accepting,
    events: ['payment_method_error'],
    make: (desk) => chain(byPhone(desk), answer(desk, 'refuse')),
  },
  cancelled: {
    ...accepting,
    events: ['payment_cancelled'],
    make: (desk) =>
      chain(byPhone(desk), answer(desk, 'refuse'), ({ id }) =>
        desk.ask('PATCH', `/api/payments/${id}/cancellation`, {}),
      ),
  },
  expired: { ...accepting, events: ['payment_expired', 'payment_cancelled'], make: expire },
  refunded: {
    ...accepting,
    events: ['payment_refunded'],
    make: (desk) =>
      chain(reference(desk), payAtAtm(desk), ({ id }) =>
        desk.ask('POST', `/api/payments/${id}/refunds`, { amount }),
      ),
  },
  duplicate: {
    ...accepting,
    copies: 2,
    events: ['payment_confirmed'],
    failureMode: 'duplicate',
    make: paidReference,
  },
  callback: {
    ...accepting,
    kind: 'callback',
    events: ['payment_created', 'payment_updated'],
    make: (desk, url) => chain(reference(desk, { callbackUrl: url }), payAtAtm(desk)),
  },
  slow: { ...accepting, events: ['payment_confirmed'], failureMode: 'slow', make: paidReference },
  forged: { ...refusing, failureMode: 'wrong_signature' },
  replayed: { ...refusing, failureMode: 'stale_timestamp', inRealTime: true },
  truncated: { ...refusing, failureMode: 'truncated' },
} as const satisfies Record<string, Scenario>;
export type ScenarioId = keyof typeof scenarios;

export const scenarioIds = Object.keys(scenarios) as ScenarioId[];

/** The events a scenario needs a subscription for. */
function subscribedBy(scenario: Scenario): WebhookAction[] {
  return scenario.kind === 'webhook' ? (scenario.events as WebhookAction[]) : [];
}

/** Every event that a check subscribes to. */
export const listenedTo: readonly WebhookAction[] = [
  ...new Set(scenarioIds.flatMap((id) => subscribedBy(scenarios[id]))),
];
