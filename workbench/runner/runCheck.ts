import type { Clock, Delivery } from '@balcao/contract/control/schema.ts';
import { dataOf, type Exchange } from '../core/exchange.ts';
import type { RunnerContext } from '../core/runnerContext.ts';
import {
  type AcceptedStatuses,
  allAttempted,
  type Evaluation,
  evaluateReceiver,
  messagesOf,
} from './evaluateReceiver.ts';
import { type ReceiverScenario, type ScenarioId, scenarios, subscribedEvents } from './scenarios.ts';

/** State of a scenario. */
export type CheckpointState =
  | { kind: 'queued' }
  | { kind: 'running' }
  | { kind: 'judged'; evaluation: Evaluation }
  /** Skipped, because the sandbox's clock is ahead of the receiver's. */
  | { kind: 'skipped' }
  /** The sandbox refused a call of the scenario, so that nothing was sent to the receiver. */
  | { kind: 'broken'; exchange: Exchange };

/** Longer than the delivery timeout of half a minute. */
const responseTimeoutSeconds = 40;

/** Polling interval beside live events. */
const pollSeconds = 1;

/** Resolves at the next live event of a delivery, or after the polling interval. */
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

/** Waits until every message of a scenario was attempted once. */
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

/** Subscribes the receiver to all events of the check. */
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

/** Whether the sandbox's clock was moved ahead. */
async function isClockAhead(context: RunnerContext): Promise<boolean> {
  const clock = await context.request('GET', '/sandbox/clock');
  return ((dataOf(clock.reply) as Clock | undefined)?.offsetSeconds ?? 0) > 0;
}

/** Inputs of a check: the receiver's URL, its subscriptions, and the accepted statuses. */
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
 * Runs scenarios against a receiver, one after the other, and deletes its subscriptions afterwards.
 * @param accepted accepted statuses
 * @param onState receives the state of each scenario
 * @returns the failed call where a subscription could not be created
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
