import type { Subscription } from '@balcao/contract/control/subscriptions.ts';
import type { PaymentMoment, PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import { webhookActions } from '@balcao/contract/resources/webhooks/events.ts';
import type { Call } from '../client/caller.ts';
import { isOwnInbox, urlText } from './deliveryText.ts';

/** Events of the messages to the `callbackUrl` of a payment; they have no subscriptions. */
export const callbackActions = ['payment_created', 'payment_updated'] as const;

const isOneOf = (names: readonly string[], name: string) => names.includes(name);

/** A step of a payment, or an attempt to tell of it. */
function momentText({ at, action, state, code, delivery }: PaymentMoment): string {
  if (!delivery) return `- ${at} ${action ?? 'created'}: ${state}${code ? ` (${code})` : ''}`;
  const { event, url, attempt, status, error } = delivery;
  return `- ${at} ${event}, attempt ${attempt} to ${urlText(url)}: ${status ?? error ?? 'no response'}`;
}

function subscriptionText({ id, action, url, disabledAt, disabledReason, failuresInARow }: Subscription) {
  const why = disabledReason === 'failures' ? `after ${failuresInARow} failures` : 'by hand';
  const disabled = disabledAt ? `, disabled ${why}: resumeSubscription enables it` : '';
  return `- ${id}: ${action} to ${urlText(url)}${disabled}`;
}

/** What is subscribed, and whether a receiver of the caller is subscribed to an event. */
function subscribedLines(subscriptions: readonly Subscription[], event: string | undefined): string[] {
  const heard = subscriptions.filter(({ action }) => event === undefined || action === event);
  const others = heard.some(({ url }) => isOwnInbox(url)) ? ' but that of the own inbox of the sandbox' : '';
  const lacks = heard.every(({ url }) => isOwnInbox(url));
  return [
    ...(lacks ? [`There is no subscription for ${event ?? 'any event'}${others}.`] : []),
    ...(subscriptions.length > 0
      ? ['Subscriptions:', ...subscriptions.map(subscriptionText)]
      : ['Nothing is subscribed.']),
  ];
}

/** Why nothing came, as far as the payment and the subscriptions tell it. */
export async function whyNoDelivery(
  call: Call,
  { payment, action }: { payment?: string | undefined; action?: string | undefined },
): Promise<string[]> {
  const path = `/sandbox/payments/${encodeURIComponent(payment ?? '')}/timeline`;
  const told = payment ? await call<PaymentTimeline>('GET', path) : undefined;
  if (told && !told.ok) return [told.refusal.text];
  const state = told?.data.payment.stateDetails.state;
  const story = told
    ? [`Payment ${payment} is ${state}:`, ...told.data.moments.slice(-20).map(momentText)]
    : [];
  if (action && isOneOf(callbackActions, action))
    return [...story, `${action} goes to the \`callbackUrl\` of a payment, not to subscriptions.`];
  const listed = await call<Subscription[]>('GET', '/sandbox/webhooks');
  if (!listed.ok) return [...story, listed.refusal.text];
  // The event that a payment in this state caused.
  const caused = [`payment_${state}`].find((event) => isOneOf(webhookActions, event));
  return [...story, ...subscribedLines(listed.data, action ?? caused)];
}
