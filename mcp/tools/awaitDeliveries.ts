import type { Delivery } from '@balcao/contract/control/schema.ts';
import type { PaymentMoment, PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import * as z from 'zod';
import type { Call } from '../client/caller.ts';
import { pause } from '../client/pause.ts';
import { boundText } from '../results/boundText.ts';
import { done, problem } from '../results/toolResult.ts';
import { tool } from './tool.ts';

/** Longest a wait may be, well below the minute that clients give a tool. */
const mostSeconds = 30;
/** A message leaves within milliseconds of its cause; who waits longer waits for a failure. */
const firstPauseMilliseconds = 10;
const longestPauseMilliseconds = 250;
const bodyCharacters = 3000;

const input = z.object({
  payment: z.string().max(30).optional().describe('Id of the payment; any message when left out'),
  action: z.string().max(60).optional().describe('Event, such as payment_confirmed; any when left out'),
  after: z.string().max(30).optional().describe('Id of a delivery: only newer ones count'),
  count: z.int().min(1).max(10).default(1).describe('How many messages to wait for'),
  timeoutSeconds: z.number().min(0).max(mostSeconds).default(5).describe('Longest wait'),
});
type Input = z.output<typeof input>;

const pathOf = ({ payment }: Input) =>
  `/sandbox/deliveries${payment ? `?paymentId=${encodeURIComponent(payment)}` : ''}`;

/** Whether a delivery is one that is waited for, and was tried. */
const isWanted =
  ({ action, after = '0' }: Input) =>
  ({ id, action: event, attempts }: Delivery) =>
    attempts.length > 0 && Number(id) > Number(after) && (action === undefined || event === action);

/** A message as it was sent, and what its receiver answered each time. */
function deliveryText({
  id,
  kind,
  action,
  url,
  state,
  paymentId,
  nextAttemptAt,
  attempts,
  body,
}: Delivery): string {
  const about = paymentId ? ` of payment ${paymentId}` : '';
  const tried = attempts.map(
    ({ at, status, error, durationMilliseconds }) =>
      `  attempt at ${at}: ${status ?? error ?? 'no response'} in ${durationMilliseconds} ms`,
  );
  const headers = Object.entries(attempts.at(-1)?.headers ?? {}).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  return [
    `Delivery ${id}: ${kind} ${action}${about} to ${url} is ${state}.`,
    ...tried,
    ...(nextAttemptAt ? [`  next attempt: ${nextAttemptAt} by the tenant’s clock`] : []),
    ...headers,
    `  ${boundText(body, `getDelivery ${id} has all of it.`, bodyCharacters)}`,
  ].join('\n');
}

/** What happened to a payment: its steps, and each attempt to tell of it. */
function momentText({ at, action, state, code, delivery }: PaymentMoment): string {
  if (!delivery) return `- ${at} ${action ?? 'created'}: ${state}${code ? ` (${code})` : ''}`;
  const { event, url, attempt, status, error } = delivery;
  return `- ${at} ${event}, attempt ${attempt} to ${url}: ${status ?? error ?? 'no response'}`;
}

/** Why nothing came, as far as the payment tells it. */
async function storyOf(call: Call, { payment }: Input): Promise<string[]> {
  if (!payment) return [];
  const told = await call<PaymentTimeline>(
    'GET',
    `/sandbox/payments/${encodeURIComponent(payment)}/timeline`,
  );
  if (!told.ok) return [told.refusal.text];
  return [
    `Payment ${payment} is ${told.data.payment.stateDetails.state}:`,
    ...told.data.moments.slice(-20).map(momentText),
  ];
}

export const awaitDeliveries = tool({
  description:
    'Waits until webhooks and callbacks were sent, and shows each: body, signature header, and how its receiver answered. Messages that were sent before count too, unless `after` names the last one known.',
  input,
  needsKeys: true,
  isReadOnly: true,
  async run({ call }, given) {
    const deadline = performance.now() + given.timeoutSeconds * 1000;
    for (let wait = firstPauseMilliseconds; ; wait = Math.min(wait * 2, longestPauseMilliseconds)) {
      const listed = await call<Delivery[]>('GET', pathOf(given));
      if (!listed.ok) return listed.refusal;
      const found = listed.data.filter(isWanted(given)).reverse();
      const left = deadline - performance.now();
      if (found.length >= given.count || (left <= 0 && found.length > 0)) {
        const missing = given.count - found.length;
        const late = missing > 0 ? [`${missing} more did not come within ${given.timeoutSeconds} s.`] : [];
        const shown = found.slice(0, given.count).map(deliveryText);
        return done(
          boundText([...shown, ...late].join('\n\n'), 'Ask for fewer with `count`, or go on with `after`.'),
        );
      }
      if (left <= 0) break;
      await pause(Math.min(wait, left));
    }
    const wanted = [given.action ?? 'message', given.payment && `of payment ${given.payment}`].filter(
      Boolean,
    );
    const remedy =
      'Messages go to subscriptions alone: call_operation with listWebhooks shows them, createWebhook makes one. A repetition is due minutes later: move_clock brings it.';
    return problem(
      [
        `No ${wanted.join(' ')} was sent within ${given.timeoutSeconds} s.`,
        ...(await storyOf(call, given)),
      ].join('\n'),
      remedy,
    );
  },
});
