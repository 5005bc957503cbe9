import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import type { Subscription } from '@balcao/contract/control/subscriptions.ts';
import type { PaymentMoment, PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import { paymentLifecycle } from '@balcao/contract/resources/payments/paymentLifecycle.ts';
import { deliveryActions as actions, callbackActions } from '@balcao/contract/resources/webhooks/events.ts';
import { nearestNames } from '@balcao/text/nearestNames.ts';
import * as z from 'zod';
import type { Call } from '../client/caller.ts';
import { isOwnInbox, urlText } from '../results/deliveryText.ts';
import { done, type ToolResult } from '../results/toolResult.ts';
import { tool } from './tool.ts';

const isOneOf = (names: readonly string[], name: string | undefined) => names.includes(name ?? '');

/** Message about an unknown event, which is refused because no such webhook would ever be sent. */
export function unknownAction({ input }: { input?: unknown }): string {
  const [nearest] = nearestNames(String(input), actions);
  const meant = nearest ? ` Perhaps ${nearest} is meant.` : '';
  return `there is no event "${String(input).slice(0, 60)}".${meant} Events: ${actions.join(', ')}.`;
}

interface Asked {
  payment?: string | undefined;
  action?: string | undefined;
}

interface Known {
  /** Note that the messages of a refund, capture or recurring payment are about its initial payment. */
  follows?: string;
  timeline: PaymentTimeline | undefined;
  /** Missing event: the requested one, or the last one of the payment. */
  event: string | undefined;
  happenedAt: string | undefined;
  subscriptions: readonly Subscription[];
  deliveries: readonly Delivery[];
}

const eventsOf = ({ action, state }: PaymentMoment): readonly string[] =>
  paymentLifecycle.filter((row) => row.action === action && row.to === state).flatMap(({ events }) => events);

/** Reads the facts about a payment, or about its initial payment if it did not cause the event itself. */
async function readKnown(call: Call, { payment, action }: Asked): Promise<Known | ToolResult> {
  const id = encodeURIComponent(payment ?? '');
  const told = payment ? await call<PaymentTimeline>('GET', `/sandbox/payments/${id}/timeline`) : undefined;
  if (told && !told.ok) return told.refusal;
  const listed = await call<Subscription[]>('GET', '/sandbox/webhooks');
  if (!listed.ok) return listed.refusal;
  const sent = await call<Delivery[]>('GET', `/sandbox/deliveries${payment ? `?paymentId=${id}` : ''}`);
  if (!sent.ok) return sent.refusal;
  const steps = told?.data.moments.filter(({ kind }) => kind === 'step') ?? [];
  const causing = steps.findLast((step) => eventsOf(step).some((event) => !action || event === action));
  const { type, initialPaymentId } = told?.data.payment ?? {};
  if (!causing && initialPaymentId) {
    const known = await readKnown(call, { payment: initialPaymentId, action });
    const follows = `Payment ${payment} is the ${type} of payment ${initialPaymentId}, which its messages are about.`;
    return 'text' in known ? known : { follows, ...known };
  }
  const event = action ?? (causing && eventsOf(causing)[0]);
  const isMissed = (each: Delivery) => !isOwnInbox(each.url) && (!event || each.action === event);
  return {
    timeline: told?.data,
    event,
    happenedAt: causing?.at,
    subscriptions: listed.data,
    deliveries: sent.data.filter(isMissed),
  };
}

function said({ attempts }: Delivery): string {
  const { at, status, error } = attempts.at(-1) ?? {};
  return `the receiver said ${status ?? `nothing (${error ?? 'no response'})`} at ${at}`;
}

function deliveryAnswer(delivery: Delivery): string {
  const { id, action, url, state, attempts, nextAttemptAt, waitsBehind } = delivery;
  const message = `Delivery ${id}, ${action} to ${url}`;
  const due = `not due until ${nextAttemptAt} by the tenant’s clock. move_clock brings it`;
  if (state === 'delivered')
    return `It came. ${message}: ${said(delivery)}. Look at what the program does with it; explain_signature says whether a signature matches.`;
  if (state === 'failed')
    return `The receiver did not accept it. ${message}: ${said(delivery)}, attempt ${attempts.length}, and it is not tried again. Correct the receiver, then call_operation with resendDelivery.`;
  if (attempts.length > 0)
    return `The receiver did not accept it. ${message}: ${said(delivery)}, attempt ${attempts.length}; the next is ${due}, once the receiver is corrected.`;
  if (waitsBehind)
    return `It waits its turn. ${message} leaves after delivery ${waitsBehind}, which was not accepted yet: getDelivery says what its receiver answered.`;
  return `It was not sent yet. ${message} is ${due}.`;
}

/** Reason why no message was created: there is no subscription, or it is disabled or was created too late. */
function subscriptionAnswer({ event, happenedAt, subscriptions }: Known): string {
  const named = event ?? 'any event';
  const heard = subscriptions.filter((each) => !isOwnInbox(each.url) && (!event || each.action === event));
  const [newest] = heard.toSorted((one, other) => Number(other.id) - Number(one.id));
  if (!newest)
    return `No receiver of yours is subscribed to ${named}. call_operation with createWebhook subscribes one, for events that happen afterwards.`;
  const enabled = heard.find(({ disabledAt }) => disabledAt === null);
  const { id, url, disabledAt, createdAt } = enabled ?? newest;
  const subscription = `Subscription ${id} to ${url}`;
  if (!enabled)
    return `${subscription} is disabled since ${disabledAt}, ${disabledBy(newest)}. call_operation with resumeSubscription enables it, for events that happen afterwards.`;
  if (!happenedAt) return `Nothing happened yet that sends ${named}. ${subscription} is enabled and waits.`;
  if (Date.parse(createdAt) >= Date.parse(happenedAt))
    return `${subscription} came too late: it was created at ${createdAt}, and ${named} happened at ${happenedAt}.`;
  return `${subscription} is enabled now, and no message was made for it when ${named} happened at ${happenedAt}: it was disabled or for something else then, or its deliveries are no longer kept.`;
}

function answerOf(known: Known): string {
  const { timeline, event, happenedAt, deliveries } = known;
  const missed = deliveries.find(({ state }) => state !== 'delivered') ?? deliveries[0];
  if (missed) return deliveryAnswer(missed);
  const { payment } = timeline ?? {};
  if (isOneOf(callbackActions, event)) {
    const why = payment?.callbackUrl ? 'nothing that sends it happened yet' : 'none was given';
    return `${event} goes to the \`callbackUrl\` of a payment, not to subscriptions${payment ? `, and ${why}` : ''}.`;
  }
  if (payment && !happenedAt)
    return `${event ? `${event} has not happened` : 'Nothing that sends a webhook happened yet'}: payment ${payment.id} is ${payment.stateDetails.state}.`;
  return subscriptionAnswer(known);
}

const disabledBy = ({ disabledReason, failuresInARow }: Subscription) =>
  disabledReason === 'failures' ? `after ${failuresInARow} failures` : 'by hand';

function momentText({ at, action, state, code, delivery }: PaymentMoment): string {
  if (!delivery) return `- ${at} ${action ?? 'created'}: ${state}${code ? ` (${code})` : ''}`;
  const { event, url, attempt, status, error } = delivery;
  return `- ${at} ${event}, attempt ${attempt} to ${urlText(url)}: ${status ?? error ?? 'no response'}`;
}

function subscriptionText(subscription: Subscription) {
  const { id, action, url, disabledAt } = subscription;
  const disabled = disabledAt ? `, disabled ${disabledBy(subscription)}: resumeSubscription enables it` : '';
  return `- ${id}: ${action} to ${urlText(url)}${disabled}`;
}

export async function whyNoDelivery(call: Call, asked: Asked): Promise<string[] | ToolResult> {
  const known = await readKnown(call, asked);
  if ('text' in known) return known;
  const { timeline, subscriptions, follows } = known;
  const { payment, moments } = timeline ?? {};
  return [
    answerOf(known),
    ...(follows ? [follows] : []),
    ...(payment ? [`Payment ${payment.id} is ${payment.stateDetails.state}:`] : []),
    ...(moments?.slice(-20).map(momentText) ?? []),
    subscriptions.length > 0 ? 'Subscriptions:' : 'Nothing is subscribed.',
    ...subscriptions.map(subscriptionText),
  ];
}

export const whyNoWebhook = tool({
  description:
    'Says in one sentence why a webhook or a callback did not arrive: nothing happened, no subscription, disabled, what the receiver said, or not due.',
  input: z.object({
    payment: z.string().max(30).optional().describe('Id of the payment; the newest message when left out'),
    action: z
      .enum(actions, { error: unknownAction })
      .optional()
      .describe('Event that is missed; the last one of the payment when left out'),
  }),
  needsKeys: true,
  isReadOnly: true,
  async run({ call }, asked) {
    const told = await whyNoDelivery(call, asked);
    return 'text' in told ? told : done(told.join('\n'));
  },
});
