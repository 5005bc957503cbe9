import { payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { webhookDelivery } from '@balcao/contract/resources/webhooks/webhookSchema.ts';
import type { Message } from '../world/receivers.ts';
import { brokenOnPurpose } from './brokenOnPurpose.ts';
import { judgeForm } from './formBodies.ts';
import { firstOf, type Invariant } from './invariant.ts';
import { misfit } from './misfit.ts';

/** States that an event can report, listed here because the contract is also under test. */
const statesOf: Readonly<Record<string, readonly string[]>> = {
  payment_confirmed: ['confirmed'],
  payment_authorized: ['authorised'],
  payment_method_error: ['pending', 'cancelled'],
  payment_cancelled: ['cancelled', 'confirmed'],
  payment_expired: ['cancelled'],
  payment_refunded: ['confirmed', 'cancelled'],
  entity_pending: ['pending'],
  entity_approved: ['approved'],
  entity_declined: ['declined'],
};

/** Judges a message to a subscription: one event with its object, in the state of the event. */
function judgeEvent(sent: { webhook: { action: string } }): string | undefined {
  const problem = misfit(webhookDelivery, sent);
  if (problem) return problem;
  const { action } = sent.webhook;
  const { payments = [], entities = [] } = webhookDelivery.parse(sent);
  const about = action.startsWith('entity_') ? entities : payments;
  if (about.length !== 1 || payments.length + entities.length !== 1) return `${action} is not about one thing`;
  const state = String(about[0]?.stateDetails.state);
  return statesOf[action]?.includes(state) ? undefined : `${action} tells of something that is ${state}`;
}

function judgeJson(body: string): string | undefined {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return 'it is no JSON';
  }
  const isEvent = typeof sent === 'object' && sent !== null && 'webhook' in sent;
  return isEvent ? judgeEvent(sent as Parameters<typeof judgeEvent>[0]) : misfit(payment, sent);
}

function judge({ url, headers, body }: Message): string | undefined {
  const type = headers['content-type'];
  const problem =
    type === 'application/json'
      ? judgeJson(body)
      : type === 'application/x-www-form-urlencoded'
        ? judgeForm(body)
        : `its type is ${type}`;
  return problem && `a message to ${url}: ${problem}`;
}

export const bodies: Invariant = {
  name: 'every message says what happened, as it is described',
  check(look) {
    const truncated = brokenOnPurpose(look, 'truncated');
    return firstOf(look.messages, (message) => (truncated.has(message.url) ? undefined : judge(message)));
  },
};
