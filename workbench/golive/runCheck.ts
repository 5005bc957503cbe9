import type { Clock, Delivery } from '@balcao/contract/control/schema.ts';
import type { Desk } from '../context/runnerContext.ts';
import { dataOf, type Exchange } from '../exchange/exchange.ts';
import { type AcceptedStatuses, allTried, judge, messagesOf, type Verdict } from './evaluateReceiver.ts';
import { listenedTo, type Scenario, type ScenarioId, scenarios } from './scenarios.ts';

/** How a scenario stands. */
export type Standing =
  | { kind: 'queued' }
  | { kind: 'running' }
  | { kind: 'judged'; verdict: Verdict }
  /** It was not tried, since the sandbox's clock was moved ahead of the receiver's. */
  | { kind: 'skipped' }
  /** The sandbox refused a call of the scenario: the receiver was never asked. */
  | { kind: 'broken'; exchange: Exchange };

/** A receiver may take half a minute to answer; a little more, and it did not. */
const patienceSeconds = 40;

/** Besides signs, looks again this often. */
const lookSeconds = 1;

/** The next sign of a delivery, or a moment. */
function nextSign(desk: Desk): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      done();
    };
    const timer = setTimeout(end, lookSeconds * 1000);
    const stop = desk.feed.onSign(({ kind }) => kind === 'delivery' && end());
  });
}

/** Waits until the receiver had every message of a scenario once. */
async function messagesArrived(
  desk: Desk,
  scenario: Scenario,
  paymentId: string,
  webhookIds: ReadonlySet<string>,
): Promise<Delivery[]> {
  const deadline = performance.now() + patienceSeconds * 1000;
  for (;;) {
    const listed = await desk.ask('GET', `/sandbox/deliveries?paymentId=${paymentId}`);
    const messages = messagesOf(scenario, (dataOf(listed.reply) as Delivery[]) ?? [], webhookIds);
    if (allTried(scenario, messages) || performance.now() > deadline) return messages;
    await nextSign(desk);
  }
}

/** Subscribes the receiver to everything a check listens to. */
async function subscribe(
  desk: Desk,
  url: string,
): Promise<{ ids: string[] } | { failed: Exchange; ids: string[] }> {
  const ids: string[] = [];
  for (const action of listenedTo) {
    const made = await desk.ask('POST', '/api/webhooks', { action, url });
    const webhook = dataOf(made.reply) as { id: string } | undefined;
    if (!webhook) return { failed: made, ids };
    ids.push(webhook.id);
  }
  return { ids };
}

/** Whether the sandbox's clock is ahead of everybody else's. */
async function isAhead(desk: Desk): Promise<boolean> {
  const clock = await desk.ask('GET', '/sandbox/clock');
  return ((dataOf(clock.reply) as Clock | undefined)?.offsetSeconds ?? 0) > 0;
}

/** A check: who is examined, by which subscriptions, and what counts as received. */
interface Check {
  desk: Desk;
  url: string;
  ids: readonly string[];
  accepted: AcceptedStatuses;
}

async function play({ desk, url, ids, accepted }: Check, scenario: Scenario): Promise<Standing> {
  const { failureMode = null, inRealTime } = scenario;
  if (inRealTime && (await isAhead(desk))) return { kind: 'skipped' };
  for (const id of ids) {
    const set = await desk.ask('PUT', `/sandbox/webhooks/${id}/failure-mode`, { failureMode });
    if (!dataOf(set.reply)) return { kind: 'broken', exchange: set };
  }
  const made = await scenario.make(desk, url);
  if ('failed' in made) return { kind: 'broken', exchange: made.failed };
  const messages = await messagesArrived(desk, scenario, made.paymentId, new Set(ids));
  return { kind: 'judged', verdict: judge(scenario, messages, accepted) };
}

/**
 * Runs scenarios against a receiver, one after the other, and tidies up behind itself.
 * @param accepted statuses that count as received
 * @param onStanding told how each stands
 * @returns the call that failed where not even a subscription could be made
 */
export async function runCheck(
  desk: Desk,
  url: string,
  chosen: readonly ScenarioId[],
  accepted: AcceptedStatuses,
  onStanding: (id: ScenarioId, standing: Standing) => void,
): Promise<Exchange | undefined> {
  const subscribed = await subscribe(desk, url);
  try {
    if ('failed' in subscribed) return subscribed.failed;
    const check = { desk, url, ids: subscribed.ids, accepted };
    for (const id of chosen) {
      onStanding(id, { kind: 'running' });
      onStanding(id, await play(check, scenarios[id]));
    }
    return undefined;
  } finally {
    for (const id of subscribed.ids) await desk.ask('DELETE', `/api/webhooks/${id}`);
  }
}
