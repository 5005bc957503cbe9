/** How often a key may ask. */
export interface Rate {
  count: number;
  perSeconds: number;
}

/** Counts requests by key. */
export interface RateLimiter {
  /** Counts more; 0, or for how many seconds the key has to wait, in which case it is not counted. */
  take(key: string, more?: number): number;
}

/** Keys that are remembered at once; with more of them, those that asked the longest time ago begin anew. */
const mostKeys = 20_000;

/**
 * A leaky bucket for each key (the generic cell rate algorithm of ATM Forum TM 4.0): one number says when the bucket
 * will be empty. So it needs no timer, and forgets what is empty. Several processes count each for itself.
 * @param now milliseconds of a clock that nobody sets
 */
export function createRateLimiter({ count, perSeconds }: Rate, now: () => number): RateLimiter {
  const dropMilliseconds = (perSeconds * 1000) / count;
  const fullMilliseconds = perSeconds * 1000 - dropMilliseconds;
  /** When the bucket of each key is empty; who asked last is last. */
  const emptyAt = new Map<string, number>();

  function forget(at: number): void {
    for (const [key, empty] of emptyAt) {
      if (empty > at && emptyAt.size <= mostKeys) return;
      emptyAt.delete(key);
    }
  }

  return {
    take(key, more = 1) {
      const at = now();
      const empty = Math.max(emptyAt.get(key) ?? 0, at);
      const wait = empty - at - fullMilliseconds;
      if (wait > 0) return Math.ceil(wait / 1000);
      emptyAt.delete(key);
      emptyAt.set(key, empty + dropMilliseconds * more);
      forget(at);
      return 0;
    },
  };
}
