/** Gaps between delivery attempts: nine attempts, then failed (docs/decisions/retry-schedule.md). */
export const retryGapsMinutes = [1, 2, 3, 5, 8, 13, 21, 24] as const;

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
