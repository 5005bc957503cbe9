import { retryGapsMinutes } from '@balcao/contract/resources/webhooks/limits.ts';

/**
 * When a delivery is tried again (docs/decisions/retry-schedule.md).
 * @param tries attempts since it was last put in the queue
 * @param at when the last of them was made, in milliseconds
 * @returns milliseconds; undefined when the schedule has ended and the delivery has failed
 */
export function nextAttemptAt(tries: number, at: number): number | undefined {
  const gapMinutes = retryGapsMinutes[tries - 1];
  return gapMinutes === undefined ? undefined : at + gapMinutes * 60_000;
}
