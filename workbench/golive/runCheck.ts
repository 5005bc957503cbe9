import type { Clock, Delivery } from '@balcao/contract/control/schema.ts';
import type { RunnerContext } from '../context/runnerContext.ts';
import { dataOf, type Exchange } from '../exchange/exchange.ts';
import {
  type AcceptedStatuses,
  allAttempted,
  type Evaluation,
  evaluateReceiver,
  messagesOf,
} from './evaluateReceiver.ts';
import { type ReceiverScenario, type ScenarioId, scenarios, subscribedEvents } from './scenarios.ts';

/** How a scenario stands. */
export type CheckpointState =
  | { kind: 'queued' }
  | { kind: 'running' }
  | { kind: 'judged'; evaluation: Evaluation }
  /** It was not tried, since the sandbox's clock was moved ahead of the receiver's. */
  | { kind: 'skipped' }
  /** The sandbox refused a call of the scenario: the receiver was never asked. */
  | { kind: 'broken'; exchange: Exchange };

/** A receiver may take half a minute to answer; a little more, and it did not. */
const responseTimeoutSeconds = 40;

/** Besides signs, looks again this often. */
const pollSeconds = 1;

/** The next sign of a delivery, or a moment. */
function nextDeliveryEvent(context: RunnerContext): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      done();
    };
    const timer = setTimeout(end, pollSeconds * 1000);
    const stop = context.feed.onEvent(({ kind }) => kind === 'delivery' && end());
  });
}

/** Waits until the receiver had every message of a scenario once. */
async function messagesArrived(
  context: RunnerContext,
  scenario: ReceiverScenario,
  paymentId: string,
  webhookIds: ReadonlySet<string>,
): Promise<Delivery[]> {
  const deadline = performance.now() + responseTimeoutSeconds * 1000;
  for (;;) {
    const listed = await context.request('GET', `/sandbox/deliveries?paymentId=${paymentId}`);
    const messages = messagesOf(scenario, (dataOf(listed.reply) as Delivery[]) ?? [], webhookIds);
    if (allAttempted(scenario, messages) || performance.now() > deadline) return messages;
    await nextDeliveryEvent(context);
  }
}

/** Subscribes the receiver to everything a check listens to. */
async function subscribe(
  context: RunnerContext,
  url: string,
): Promise<{ ids: string[] } | { failed: Exchange; ids: string[] }> {
  const ids: string[] = [];
  for (const action of subscribedEvents) {
    const made = await context.request('POST', '/api/webhooks', { action, url });
    const webhook = dataOf(made.reply) as { id: string } | undefined;
    if (!webhook) return { failed: made, ids };
    ids.push(webhook.id);
  }
  return { ids };
}

/** Whether the sandbox's clock is ahead of everybody else's. */
async function isClockAhead(context: RunnerContext): Promise<boolean> {
  const clock = await context.request('GET', '/sandbox/clock');
  return ((dataOf(clock.reply) as Clock | undefined)?.offsetSeconds ?? 0) > 0;
}

/** A check: who is examined, by which subscriptions, and what counts as received. */
interface ReceiverCheck {
  context: RunnerContext;
  url: string;
  ids: readonly string[];
  accepted: AcceptedStatuses;
}

async function runScenario(
  { context, url, ids, accepted }: ReceiverCheck,
  scenario: ReceiverScenario,
): Promise<CheckpointState> {
  const { failureMode = null, inRealTime } = scenario;
  if (inRealTime && (await isClockAhead(context))) return { kind: 'skipped' };
  for (const id of ids) {
    const set = await context.request('PUT', `/sandbox/webhooks/${id}/failure-mode`, { failureMode });
    if (!dataOf(set.reply)) return { kind: 'broken', exchange: set };
  }
  const made = await scenario.trigger(context, url);
  if ('failed' in made) return { kind: 'broken', exchange: made.failed };
  const messages = await messagesArrived(context, scenario, made.paymentId, new Set(ids));
  return { kind: 'judged', evaluation: evaluateReceiver(scenario, messages, accepted) };
}

/**
 * Runs scenarios against a receiver, one after the other, and tidies up behind itself.
 * @param accepted statuses that count as received
 * @param onState told how each stands
 * @returns the call that failed where not even a subscription could be made
 */
export async function runCheck(
  context: RunnerContext,
  url: string,
  chosen: readonly ScenarioId[],
  accepted: AcceptedStatuses,
  onState: (id: ScenarioId, checkpoint: CheckpointState) => void,
): Promise<Exchange | undefined> {
  const subscribed = await subscribe(context, url);
  try {
    if ('failed' in subscribed) return subscribed.failed;
    const check = { context, url, ids: subscribed.ids, accepted };
    for (const id of chosen) {
      onState(id, { kind: 'running' });
      onState(id, await runScenario(check, scenarios[id]));
    }
    return undefined;
  } finally {
    for (const id of subscribed.ids) await context.request('DELETE', `/api/webhooks/${id}`);
  }
}
