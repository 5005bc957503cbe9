/** Number of failures after which an item is set aside, so that it no longer delays other work. */
const attemptsBeforeSetAside = 5;

const firstPauseMilliseconds = 1000;

/** Time of the next attempt of a failed item, after a pause that doubles; null once the item is set aside. */
export function retryAfterFailure(attempts: number, now: number): number | null {
  if (attempts >= attemptsBeforeSetAside) return null;
  return now + firstPauseMilliseconds * 2 ** (attempts - 1);
}
