import type { Clock, Delivery, LoggedRequest } from '@balcao/contract/control/controlSchema.ts';
import { dataOf, type Exchange } from '../../core/exchange.ts';
import type { LiveEventFeed } from '../../core/live-events/liveEventFeed.ts';
import type { RunnerContext } from '../../core/runnerContext.ts';
import { type ReceiverScenario, type ScenarioId, scenarios, subscribedEvents } from '../../runner/receiverScenarios.ts';
import { liveResponder, type Responder } from '../../runner/responder.ts';
import {
  listDeliveries,
  listRequests,
  readClock,
  setFailureMode,
  subscribe,
  unsubscribe,
} from '../../runner/runCalls.ts';
import { runScenario, type Step } from '../../runner/runScenario.ts';
import {
  type AcceptedStatuses,
  allAttempted,
  type Evaluation,
  evaluateReceiver,
  isHeldBack,
  messagesOf,
} from './evaluateReceiver.ts';

/** Whether a request reads payments, which only a receiver does. Paths other than `/api/` and `/sandbox/` are SOAP. */
const isRead = ({ method, path }: LoggedRequest) =>
  path.startsWith('/api/') ? method === 'GET' : !path.startsWith('/sandbox/');

/** Whether a receiver read a payment from the sandbox, by its id or in a list. */
export function isAskedAbout(paymentId: string, log: readonly LoggedRequest[]): boolean {
  const named = new RegExp(`\\b${paymentId}\\b`);
  return log
    .filter(isRead)
    .some(({ path, requestBody, responseBody }) => named.test([path, requestBody, responseBody].join(' ')));
}

export type CheckpointState =
  | { kind: 'queued' }
  | { kind: 'running' }
  | {
      kind: 'judged';
      evaluation: Evaluation;
      /** Payment that the messages are about, if any was sent. */
      paymentId: string | undefined;
      /** Whether the receiver responded with a server error without having read the payment. */
      isUnasked: boolean;
    }
  /** Skipped, because the clock of the sandbox is ahead of the receiver's. */
  | { kind: 'skipped' }
  /** The sandbox refused a call of the scenario, so the receiver got no message. */
  | { kind: 'broken'; exchange: Exchange };

/** Time limit for a scenario, longer than the delivery timeout of half a minute. */
const limitMilliseconds = 40_000;

const pollMilliseconds = 1000;

interface CheckContext {
  request: RunnerContext['request'];
  feed: Pick<LiveEventFeed, 'onEvent'>;
}

async function isClockAhead({ send }: Responder): Promise<boolean> {
  const clock = await send(readClock());
  return ((dataOf(clock.reply) as Clock | undefined)?.offsetSeconds ?? 0) > 0;
}

/** Sets the failure mode, triggers the messages, and waits until each has been attempted once. */
async function checkScenario(
  responder: Responder,
  feed: CheckContext['feed'],
  { url, ids, accepted }: { url: string; ids: readonly string[]; accepted: AcceptedStatuses },
  scenario: ReceiverScenario,
): Promise<CheckpointState> {
  const { failureMode = null, inRealTime, trigger } = scenario;
  if (inRealTime && (await isClockAhead(responder))) return { kind: 'skipped' };
  const messagesIn = (data: unknown) => messagesOf(scenario, (data as Delivery[]) ?? [], new Set(ids));
  const steps: Step[] = [
    ...ids.map((id) => ({ call: () => setFailureMode(id, failureMode) })),
    ...trigger,
    {
      call: ({ create }) => listDeliveries(create.id),
      until: (data) => allAttempted(scenario, messagesIn(data)) || isHeldBack(messagesIn(data)),
      toleratesRefusals: true,
    },
  ];
  let listed: unknown;
  const options = { given: { url }, feed, pollMilliseconds, limitMilliseconds };
  for await (const { kind, exchange } of runScenario(steps, responder, options)) {
    if (kind === 'refused') return { kind: 'broken', exchange };
    listed = dataOf(exchange.reply);
  }
  const messages = messagesIn(listed);
  const evaluation = evaluateReceiver(scenario, messages, accepted);
  const paymentId = messages[0]?.paymentId ?? undefined;
  const isFault = scenario.expected === 'accept' && evaluation.attempts.some(({ status }) => Number(status) >= 500);
  const isUnasked = isFault && paymentId !== undefined && !(await hasAsked(responder, [paymentId]));
  return { kind: 'judged', evaluation, paymentId, isUnasked };
}

/** Whether a receiver has read one of these payments so far. It may also do so after its response. */
export async function hasAsked({ send }: Responder, paymentIds: readonly string[]): Promise<boolean> {
  const log = (dataOf((await send(listRequests())).reply) as LoggedRequest[] | undefined) ?? [];
  return paymentIds.some((each) => isAskedAbout(each, log));
}

/** Runs the scenarios one after the other and deletes the subscriptions. Returns the call if a subscription fails. */
export async function runCheck(
  { request, feed }: CheckContext,
  url: string,
  chosen: readonly ScenarioId[],
  accepted: AcceptedStatuses,
  onState: (id: ScenarioId, checkpoint: CheckpointState) => void,
): Promise<Exchange | undefined> {
  const responder = liveResponder(request);
  const ids: string[] = [];
  try {
    const subscriptions = subscribedEvents.map((action) => ({ call: () => subscribe(action, url) }));
    for await (const { kind, exchange } of runScenario(subscriptions, responder)) {
      if (kind !== 'answered') return exchange;
      ids.push((dataOf(exchange.reply) as { id: string }).id);
    }
    for (const id of chosen) {
      onState(id, { kind: 'running' });
      onState(id, await checkScenario(responder, feed, { url, ids, accepted }, scenarios[id]));
    }
    return undefined;
  } finally {
    for (const id of ids) await responder.send(unsubscribe(id));
  }
}
