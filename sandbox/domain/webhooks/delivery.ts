import { acceptedStatuses } from '@balcao/contract/resources/webhooks/acceptedStatuses.ts';
import type { DeliveryState } from '@balcao/contract/resources/webhooks/deliveryLifecycle.ts';
import type { FailureMode } from '@balcao/contract/resources/webhooks/failureModes.ts';
import { nextAttemptAt } from '@balcao/contract/resources/webhooks/retrySchedule.ts';

export interface Attempt {
  at: number;
  /** Where it went, as its subscription may have another URL since; nothing for attempts of before. */
  url?: string;
  headers: Record<string, string>;
  /** HTTP status of the response; null when there was none. */
  status: number | null;
  error: string | null;
  /** Where the receiver redirects, which is not followed; nothing for attempts of before. */
  location?: string | null;
  durationMilliseconds: number;
  /** The failure mode it was sent in; nothing for attempts of before. */
  failureMode?: FailureMode | null;
}

/** One message to one URL, as it is put into the outbox. */
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
  /** What is the same for every receiver of the event; {@link bodyOf} makes the body of it. */
  payload: string;
  contentType: string;
  createdAt: number;
  dueAt: number;
}

/** One message to one URL, as the outbox keeps it. */
export interface DeliveryRecord extends Omit<NewDelivery, 'dueAt'> {
  id: number;
  state: DeliveryState;
  dueAt: number | null;
  attempts: Attempt[];
  /** Attempts since it was last put in the queue: a resend starts the schedule anew. */
  tries: number;
  /** `hookHash` of a form body, known since its first attempt. */
  hookHash: string | null;
}

/** A delivery that this process may send until its lease ends. */
export interface ClaimedDelivery {
  tenant: string;
  deliveryId: number;
  receiver: string;
  /** @throws when what is kept of it cannot be read */
  read(): DeliveryRecord;
  privateKey: string;
  clockOffset: number;
  /** Until when, in real time, nobody else takes it. */
  lease: number;
  /** Whether an error of ours is counted for it. */
  failedBefore: boolean;
}

export interface DuePlace {
  dueAt: number;
  id: number;
}

/** A delivery after an attempt, with what is known of it since it was claimed. */
export interface AttemptedDelivery extends Pick<ClaimedDelivery, 'lease' | 'failedBefore'> {
  delivery: DeliveryRecord;
}

/** Up to this late an attempt carries the moment it fell due, so that the gaps between attempts stay exact. */
const punctualMilliseconds = 1000;

/** The moment an attempt counts for; `now` is much later only after a stop, or for a busy receiver. */
export function attemptedAt(due: number, now: number): number {
  return now - due <= punctualMilliseconds ? Math.min(due, now) : now;
}

/** Attempts a delivery remembers, however often it is sent again. */
const attemptsKept = 100;

/** A delivery after an attempt (docs/decisions/retry-schedule.md); a redirect counts as a failure. */
export function afterAttempt(delivery: DeliveryRecord, attempt: Attempt): DeliveryRecord {
  const tries = delivery.tries + 1;
  const attempts = [...delivery.attempts, attempt].slice(-attemptsKept);
  const accepted: readonly number[] = acceptedStatuses[delivery.kind];
  if (attempt.status !== null && accepted.includes(attempt.status)) {
    return { ...delivery, attempts, tries, state: 'delivered', dueAt: null };
  }
  const dueAt = nextAttemptAt(tries, attempt.at) ?? null;
  return { ...delivery, attempts, tries, state: dueAt === null ? 'failed' : 'waiting', dueAt };
}
