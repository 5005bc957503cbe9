import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import type { Subscription } from '@balcao/contract/control/subscriptions.ts';
import { deliveryActions as actions } from '@balcao/contract/resources/webhooks/events.ts';
import * as z from 'zod';
import type { Call } from '../client/caller.ts';
import { deliveryText, isOwnInbox } from '../results/deliveryText.ts';
import { boundText, done, problem } from '../results/toolResult.ts';
import { tool } from './tool.ts';
import { unknownAction, whyNoDelivery } from './whyNoWebhook.ts';

/** Maximum wait, well below the minute that clients allow for a tool. */
const mostSeconds = 30;
/** Initial polling interval: a message is sent within milliseconds of its cause, so a longer wait usually fails. */
const firstPauseMilliseconds = 10;
const longestPauseMilliseconds = 250;

const input = z.object({
  payment: z.string().max(30).optional().describe('Id of the payment; any message when left out'),
  action: z
    .enum(actions, { error: unknownAction })
    .optional()
    .describe('Event; any when left out. Those of callbacks: payment_created, payment_updated'),
  after: z
    .string()
    .max(30)
    .refine((id) => /^\d+$/.test(id), { error: 'the id of a delivery, digits only' })
    .optional()
    .describe('Id of a delivery: only newer ones count'),
  count: z
    .int()
    .min(1)
    .max(10)
    .default(1)
    .describe('How many messages to your receivers to wait for, and to show whole'),
  timeoutSeconds: z.number().min(0).max(mostSeconds).default(5).describe('Longest wait'),
});
type Input = z.output<typeof input>;

const pathOf = ({ payment }: Input) =>
  `/sandbox/deliveries${payment ? `?paymentId=${encodeURIComponent(payment)}` : ''}`;

const isWanted =
  ({ action, after = '0' }: Input) =>
  ({ id, action: event }: Delivery) =>
    Number(id) > Number(after) && (action === undefined || event === action);

const wasSent = ({ attempts }: Delivery) => attempts.length > 0;

/** Messages found so far, oldest first: those to the caller's receivers, and those to the sandbox's own inbox. */
interface Found {
  yours: Delivery[];
  inbox: Delivery[];
}

function foundIn(listed: readonly Delivery[], given: Input): Found {
  const wanted = listed.filter(isWanted(given)).reverse();
  return {
    yours: wanted.filter(({ url }) => !isOwnInbox(url)),
    inbox: wanted.filter(({ url }) => isOwnInbox(url)),
  };
}

/** Whether only the sandbox's own inbox is subscribed. If so, messages to it count, because there can be no others. */
async function isInboxAlone(call: Call, { action }: Input): Promise<boolean> {
  const listed = await call<Subscription[]>('GET', '/sandbox/webhooks');
  const heard = listed.ok ? listed.data : [];
  return listed.ok && !heard.some((each) => !isOwnInbox(each.url) && (!action || each.action === action));
}

/** Counts messages by destination, because one to the sandbox's own inbox did not reach the caller's receiver. */
function tally({ yours, inbox }: Found, { action }: Input): string {
  const sent = yours.filter(wasSent);
  const accepted = yours.filter(({ state }) => state === 'delivered').length;
  const own = `Own inbox of the sandbox: ${inbox.filter(wasSent).length} sent`;
  if (yours.length === 0)
    return `Your receivers: nothing was sent, for none is subscribed${action ? ` to ${action}` : ''}; createWebhook subscribes one. ${own}.`;
  const inboxToo = inbox.length > 0 ? ` ${own}, not counted.` : '';
  return `Your receivers: ${sent.length} sent, ${accepted} accepted.${inboxToo}`;
}

function listText(found: Found, given: Input): string {
  const { yours, inbox } = found;
  const counted = yours.length > 0 ? yours : inbox;
  const whole = new Set(counted.filter(wasSent).slice(0, given.count));
  return [...yours, ...inbox].map((each) => deliveryText(each, whole.has(each))).join('\n\n');
}

function foundText(found: Found, given: Input): string {
  const sent = (found.yours.length > 0 ? found.yours : found.inbox).filter(wasSent).length;
  const missing = given.count - sent;
  const late = missing > 0 ? [`${missing} more did not come within ${given.timeoutSeconds} s.`] : [];
  return boundText(
    [[tally(found, given), ...late].join('\n'), listText(found, given)].join('\n\n'),
    'Ask for fewer with `count`, or go on with `after`.',
  );
}

async function nothingCame(call: Call, found: Found, given: Input) {
  const { action = 'message', payment, after, timeoutSeconds } = given;
  const about = (payment ? ` of payment ${payment}` : '') + (after ? `, after delivery ${after},` : '');
  const why = await whyNoDelivery(call, given);
  const lines = [
    `No ${action}${about} was sent to a receiver of yours within ${timeoutSeconds} s.`,
    ...('text' in why ? [why.text] : why),
    ...[...found.yours, ...found.inbox].map((each) => deliveryText(each, false)),
  ];
  return problem(
    boundText(lines.join('\n'), 'Go on with `after`.'),
    'call_operation with createWebhook subscribes a receiver. A repetition is due minutes later: move_clock brings it.',
  );
}

export const awaitDeliveries = tool({
  description:
    'Waits until webhooks and callbacks were sent to your receivers, and lists every one with its receiver’s answer. The sandbox’s own inbox is marked, and counts only where nothing else is subscribed. Earlier messages count, unless `after` names the last one known.',
  input,
  needsKeys: true,
  isReadOnly: true,
  async run({ call }, given) {
    const deadline = performance.now() + given.timeoutSeconds * 1000;
    let inboxAlone: boolean | undefined;
    for (let wait = firstPauseMilliseconds; ; wait = Math.min(wait * 2, longestPauseMilliseconds)) {
      const listed = await call<Delivery[]>('GET', pathOf(given));
      if (!listed.ok) return listed.refusal;
      const found = foundIn(listed.data, given);
      if (found.yours.length === 0 && found.inbox.some(wasSent)) inboxAlone ??= await isInboxAlone(call, given);
      const counted = found.yours.length === 0 && inboxAlone ? found.inbox : found.yours;
      const sent = counted.filter(wasSent).length;
      const left = deadline - performance.now();
      if (sent >= given.count || (left <= 0 && sent > 0)) return done(foundText(found, given));
      if (left <= 0) return nothingCame(call, found, given);
      const milliseconds = Math.min(wait, left);
      await new Promise((done) => setTimeout(done, milliseconds));
    }
  },
});
