import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import type { ReceiverScenario } from '../../runner/receiverScenarios.ts';

/** Duration above which a receiver probably does its work before it responds, and may time out one day. */
const slowMilliseconds = 5000;

export interface FirstAttempt {
  deliveryId: string;
  event: string;
  status: number | null;
  error: string | null;
  /** Target of a redirect. Older sandboxes do not set it. */
  location?: string | null;
  milliseconds: number;
}

type FailureReason = 'not_sent' | 'unanswered' | 'not_accepted' | 'callback_not_accepted' | 'not_refused' | 'crashed';

export type AcceptedStatuses = Readonly<Record<ReceiverScenario['kind'], readonly number[]>>;

export type Evaluation = {
  attempts: readonly FirstAttempt[];
  slow: boolean;
} & ({ passed: true } | { passed: false; reason: FailureReason });

/** Messages of a scenario, and those that must be accepted before them. */
export function messagesOf(
  { kind, events }: Pick<ReceiverScenario, 'kind' | 'events'>,
  deliveries: readonly Delivery[],
  webhookIds: ReadonlySet<string>,
): Delivery[] {
  const isOfCheck = ({ webhookId }: Delivery) => webhookId !== null && webhookIds.has(webhookId);
  const expected = deliveries.filter(
    (each) =>
      each.kind === kind &&
      (kind === 'callback' || isOfCheck(each)) &&
      (events as readonly string[]).includes(each.action),
  );
  return deliveries.filter((each) => expected.includes(each) || expected.some(waitsBehind(each)));
}

const waitsBehind =
  ({ id }: Delivery) =>
  (each: Delivery) =>
    each.waitsBehind === id;

/** Whether a message waits for another one that was attempted but not accepted, and so until a retry. */
export const isHeldBack = (messages: readonly Delivery[]) =>
  messages.some((each) => each.attempts.length > 0 && messages.some(waitsBehind(each)));

export function allAttempted(
  { events, copies }: Pick<ReceiverScenario, 'events' | 'copies'>,
  messages: readonly Delivery[],
) {
  const tried = messages.filter(({ attempts }) => attempts.length > 0);
  return events.every((event) => tried.filter(({ action }) => action === event).length >= copies);
}

const refused = ({ status }: FirstAttempt) => status !== null && status >= 400 && status < 500;

export function evaluateReceiver(
  scenario: Pick<ReceiverScenario, 'kind' | 'events' | 'copies' | 'expected' | 'failureMode'>,
  messages: readonly Delivery[],
  accepted: AcceptedStatuses,
): Evaluation {
  const attempts = messages.flatMap(({ id, action, attempts }): FirstAttempt[] => {
    const [first] = attempts;
    if (!first) return [];
    const { status, error, location, durationMilliseconds: milliseconds } = first;
    return [{ deliveryId: id, event: action, status, error, location, milliseconds }];
  });
  // A message that is sent slowly gets its response only after it has been sent completely.
  const slow = scenario.failureMode !== 'slow' && attempts.some(({ milliseconds }) => milliseconds > slowMilliseconds);
  const fail = (reason: FailureReason): Evaluation => ({ passed: false, reason, attempts, slow });
  if (attempts.some(({ status }) => status === null)) return fail('unanswered');
  const isAccepted = ({ status }: FirstAttempt) => accepted[scenario.kind].includes(status ?? 0);
  // Checked before unsent messages, because a message that was not accepted blocks others.
  if (scenario.expected === 'accept' && !attempts.every(isAccepted))
    return fail(scenario.kind === 'callback' ? 'callback_not_accepted' : 'not_accepted');
  if (!allAttempted(scenario, messages)) return fail('not_sent');
  if (scenario.expected === 'accept') return { passed: true, attempts, slow };
  if (attempts.every(refused)) return { passed: true, attempts, slow };
  return fail(attempts.some(({ status }) => (status ?? 0) >= 500) ? 'crashed' : 'not_refused');
}
