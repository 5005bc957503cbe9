import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import type { WebhookAction } from '@balcao/contract/resources/webhooks/events.ts';
import type { FailureMode } from '@balcao/contract/resources/webhooks/failureModes.ts';
import {
  answerOnPhone,
  cancelPayment,
  createPush,
  createReference,
  payAtCashMachine,
  readClock,
  refundPayment,
  unscriptedPhone,
} from './runCalls.ts';
import type { Step } from './runScenario.ts';

type ExpectedResponse = 'accept' | 'refuse';

/** Actions of callbacks, which need no subscription. */
type CallbackAction = 'payment_created' | 'payment_updated';

export interface ReceiverScenario {
  /** Kind of the messages; callbacks go to the URL in the request. */
  kind: Delivery['kind'];
  events: readonly (WebhookAction | CallbackAction)[];
  copies: number;
  expected: ExpectedResponse;
  /** Whether the clocks of sandbox and receiver must agree. */
  inRealTime?: boolean;
  /** Failure mode of the subscriptions during the scenario. */
  failureMode?: FailureMode;
  /** Steps that create a payment and cause its events. */
  trigger: readonly Step[];
}

const amount = 1000;

/** Deadline of the payment: longer than a call takes, but short enough to wait for. */
const shortMilliseconds = 3000;

const iso = (at: number) => new Date(at).toISOString().replace(/\.\d+/, '');

const reference = { amount, summary: 'Go-live' };
const create: Step = { call: () => createReference(reference) };
const pay: Step = { call: ({ create }) => payAtCashMachine({ ...create.referenceDetails, amount }) };
const push: Step = { call: () => createPush({ amount }, unscriptedPhone) };
const answer = (what: string): Step => ({ call: ({ create }) => answerOnPhone(create.id, what) });

const paid = {
  kind: 'webhook',
  copies: 1,
  expected: 'accept',
  events: ['payment_confirmed'],
  trigger: [create, pay],
} as const;
const refused = { ...paid, expected: 'refuse' } as const;

/** Scenarios in the order in which they run. */
export const scenarios = {
  paid,
  phonePaid: { ...paid, trigger: [push, answer('accept')] },
  phoneRefused: { ...paid, events: ['payment_method_error'], trigger: [push, answer('refuse')] },
  cancelled: {
    ...paid,
    events: ['payment_cancelled'],
    trigger: [push, answer('refuse'), { call: ({ create }) => cancelPayment(create.id) }],
  },
  expired: {
    ...paid,
    events: ['payment_expired', 'payment_cancelled'],
    // The reference expires after a few seconds, so that the clock need not be moved.
    trigger: [
      { call: readClock },
      {
        call: ({ readClock: { now } }) =>
          createReference({ ...reference, validDate: { end: iso(Date.parse(now) + shortMilliseconds) } }),
      },
    ],
  },
  refunded: {
    ...paid,
    events: ['payment_refunded'],
    trigger: [create, pay, { call: ({ create }) => refundPayment(create.id, amount) }],
  },
  duplicate: { ...paid, copies: 2, failureMode: 'duplicate' },
  callback: {
    ...paid,
    kind: 'callback',
    events: ['payment_created', 'payment_updated'],
    trigger: [{ call: ({ url }) => createReference({ ...reference, callbackUrl: url }) }, pay],
  },
  slow: { ...paid, failureMode: 'slow' },
  forged: { ...refused, failureMode: 'wrong_signature' },
  replayed: { ...refused, failureMode: 'stale_timestamp', inRealTime: true },
  truncated: { ...refused, failureMode: 'truncated' },
} as const satisfies Record<string, ReceiverScenario>;
export type ScenarioId = keyof typeof scenarios;

export const scenarioIds = Object.keys(scenarios) as ScenarioId[];

/** All events to which a check subscribes. Callbacks need no subscription. */
export const subscribedEvents: readonly WebhookAction[] = [
  ...new Set(
    Object.values<ReceiverScenario>(scenarios).flatMap(({ kind, events }) =>
      kind === 'webhook' ? (events as WebhookAction[]) : [],
    ),
  ),
];
