/** After this many failures an item is set aside: it waits for its owner, and everything else goes on. */
const attemptsBeforeSetAside = 5;

const firstPauseMilliseconds = 1000;

/** When a failed item is tried again, after pauses that double; null when it is set aside. */
export function retryAfterFailure(attempts: number, now: number): number | null {
  if (attempts >= attemptsBeforeSetAside) return null;
  return now + firstPauseMilliseconds * 2 ** (attempts - 1);
}
