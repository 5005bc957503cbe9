import type { DeliveryState } from '@balcao/contract/resources/webhooks/deliveryLifecycle.ts';
import {
  acceptedStatuses,
  type DisabledReason,
  disableAfterFailures,
  nextAttemptAt,
} from '@balcao/contract/resources/webhooks/deliveryRules.ts';
import type { FailureMode } from '@balcao/contract/resources/webhooks/failureModes.ts';

export interface Attempt {
  at: number;
  /** URL of the attempt; may differ from the subscription's current URL. Unset for attempts of earlier releases. */
  url?: string;
  headers: Record<string, string>;
  /** HTTP status of the response; null if there was none. */
  status: number | null;
  error: string | null;
  /** Redirect target, which is not followed; unset for attempts of earlier releases. */
  location?: string | null;
  durationMilliseconds: number;
  /** Failure mode of the attempt; unset for attempts of earlier releases. */
  failureMode?: FailureMode | null;
}

/** Message to one URL, as inserted into the outbox. */
export interface NewDelivery {
  kind: 'webhook' | 'callback';
  webhookId: number | null;
  paymentId: number | null;
  /** Deliveries with the same key reach a URL in the order of their ids. */
  orderingKey: string;
  failureMode: FailureMode | null;
  platformCode: string;
  action: string;
  url: string;
  /** Part of the body shared by all receivers of the event; {@link bodyOf} makes the body. */
  payload: string;
  contentType: string;
  createdAt: number;
  dueAt: number;
}

/** Message to one URL, as stored in the outbox. */
export interface DeliveryRecord extends Omit<NewDelivery, 'dueAt'> {
  id: number;
  state: DeliveryState;
  dueAt: number | null;
  attempts: Attempt[];
  /** Attempts since the delivery was last enqueued; a resend restarts the schedule. */
  tries: number;
  /** `hookHash` of a form body; set by the first attempt. */
  hookHash: string | null;
}

/** Delivery that this process may send until its lease ends. */
export interface ClaimedDelivery {
  tenant: string;
  deliveryId: number;
  receiver: string;
  /** @throws if the stored record cannot be read */
  read(): DeliveryRecord;
  privateKey: string;
  clockOffset: number;
  /** End of the lease, in real time. */
  lease: number;
  /** Whether the delivery already failed because of an error in the sandbox. */
  failedBefore: boolean;
}

export interface DuePlace {
  dueAt: number;
  id: number;
}

export interface AttemptedDelivery extends Pick<ClaimedDelivery, 'lease' | 'failedBefore'> {
  delivery: DeliveryRecord;
}

/** Maximum delay for which an attempt is recorded at its due time, so that the gaps between attempts stay exact. */
const punctualMilliseconds = 1000;

/** Recorded time of an attempt; `now` is much later only after downtime, or if the receiver is busy. */
export function attemptedAt(due: number, now: number): number {
  return now - due <= punctualMilliseconds ? Math.min(due, now) : now;
}

/** Maximum number of stored attempts, however often the delivery is resent. */
const attemptsKept = 100;

/** Whether the receiver accepted an attempt. */
export function isAccepted({ kind }: DeliveryRecord, { status }: Attempt): boolean {
  const accepted: readonly number[] = acceptedStatuses[kind];
  return status !== null && accepted.includes(status);
}

/** Records an attempt (docs/decisions/retry-schedule.md); a redirect counts as a failure. */
export function afterAttempt(delivery: DeliveryRecord, attempt: Attempt): DeliveryRecord {
  const tries = delivery.tries + 1;
  const attempts = [...delivery.attempts, attempt].slice(-attemptsKept);
  if (isAccepted(delivery, attempt)) return { ...delivery, attempts, tries, state: 'delivered', dueAt: null };
  const dueAt = nextAttemptAt(tries, attempt.at) ?? null;
  return { ...delivery, attempts, tries, state: dueAt === null ? 'failed' : 'waiting', dueAt };
}

/** Consecutive failed deliveries of a subscription, and when and why it was disabled. */
interface Failures {
  failuresInARow: number;
  disabledAt: number | null;
  disabledReason: DisabledReason | null;
}

/** Fields of an enabled subscription, whose failure count is reset. */
export const enabled = { failuresInARow: 0, disabledAt: null, disabledReason: null } as const satisfies Failures;

/** Counts a failed delivery, and disables the subscription after too many (docs/decisions/retry-schedule.md). */
export function afterFailedDelivery<Webhook extends Failures>(webhook: Webhook, at: number): Webhook {
  const failuresInARow = webhook.failuresInARow + 1;
  if (webhook.disabledAt !== null || failuresInARow < disableAfterFailures) return { ...webhook, failuresInARow };
  return { ...webhook, failuresInARow, disabledAt: at, disabledReason: 'failures' };
}
