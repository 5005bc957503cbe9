import type { DeliveryState } from '@balcao/contract/lifecycle.ts';
import { acceptedStatuses, disableAfterFailures, retryGapsMinutes } from '@balcao/contract/limits.ts';
import type { Mischief } from '@balcao/contract/webhooks/mischief.ts';

/** One try at handing a message over. */
export interface Attempt {
  at: number;
  headers: Record<string, string>;
  /** HTTP status of the answer; null when there was none. */
  status: number | null;
  error: string | null;
  durationMilliseconds: number;
  /** How it misbehaved on demand; nothing for attempts of before. */
  mischief?: Mischief | null;
}

/** One message to one address, as the outbox keeps it. */
export interface DeliveryRecord {
  id: number;
  kind: 'webhook' | 'callback';
  webhookId: number | null;
  paymentId: number | null;
  /** What it is about: messages about the same reach an address in order. */
  subject: string;
  /** How it misbehaves on demand. */
  mischief: Mischief | null;
  platformCode: string;
  action: string;
  url: string;
  body: string;
  contentType: string;
  state: DeliveryState;
  createdAt: number;
  dueAt: number | null;
  attempts: Attempt[];
  /** Attempts since it was last put in the queue: a resend starts the schedule anew. */
  tries: number;
}

/** Up to this late an attempt carries the moment it fell due, so that the gaps between attempts stay exact. */
const punctualMilliseconds = 1000;

/**
 * The moment an attempt counts for.
 * @param due when it fell due
 * @param now the tenant's time; much later only when the sandbox was not running
 */
export function attemptedAt(due: number, now: number): number {
  return now - due <= punctualMilliseconds ? Math.min(due, now) : now;
}

/** Attempts a delivery remembers, however often it is sent again. */
const attemptsKept = 100;

/**
 * What an attempt makes of a delivery: delivered, waiting for the next gap, or failed (DECISIONS 22).
 * A redirect is an answer like any other and counts as a failure (spec 2 §5).
 */
export function afterAttempt(delivery: DeliveryRecord, attempt: Attempt): DeliveryRecord {
  const attempts = [...delivery.attempts, attempt].slice(-attemptsKept);
  const tries = delivery.tries + 1;
  const accepted: readonly number[] = acceptedStatuses[delivery.kind];
  if (attempt.status !== null && accepted.includes(attempt.status)) {
    return { ...delivery, attempts, tries, state: 'delivered', dueAt: null };
  }
  const gapMinutes = retryGapsMinutes[tries - 1];
  if (gapMinutes === undefined) return { ...delivery, attempts, tries, state: 'failed', dueAt: null };
  return { ...delivery, attempts, tries, state: 'waiting', dueAt: attempt.at + gapMinutes * 60_000 };
}

/** Whether a subscription has failed so often in a row that it is switched off (DECISIONS 22). */
export function exhausted(failuresInARow: number): boolean {
  return failuresInARow >= disableAfterFailures;
}
