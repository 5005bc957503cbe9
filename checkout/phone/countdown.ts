/** What is left until a moment. */
export interface Countdown {
  /** Whole seconds, never below zero. */
  seconds: number;
  /** Minutes and seconds, as on a kitchen clock: `4:05`. */
  text: string;
  /** From 1, all of it, down to 0. */
  share: number;
}

/**
 * How much of a wait is left, by the provider's clock.
 * @param sentAt when it began, and @param expiresAt when it ends, ISO 8601
 * @param now milliseconds of the same clock
 */
export function countdown(sentAt: string, expiresAt: string, now: number): Countdown {
  const end = Date.parse(expiresAt);
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  const whole = Math.max(1, (end - Date.parse(sentAt)) / 1000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return { seconds, text, share: Math.min(1, seconds / whole) };
}
