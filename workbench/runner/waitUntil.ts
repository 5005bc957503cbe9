import type { LiveEventFeed } from '../core/live-events/liveEventFeed.ts';

export interface Wait {
  /** Pause between polls in milliseconds, or a function of their number. */
  pollMilliseconds: number | ((looks: number) => number);
  /** Time after which to give up; if undefined, waits until cancelled. */
  limitMilliseconds?: number;
  signal?: AbortSignal;
  /** Live events. An event about a delivery ends a pause early. */
  feed?: Pick<LiveEventFeed, 'onEvent'>;
}

/** Pauses. A cancellation or a live event about a delivery ends the pause early. */
export function pause(milliseconds: number, { signal, feed }: Pick<Wait, 'signal' | 'feed'> = {}): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      stop?.();
      signal?.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    const stop = feed?.onEvent(({ kind }) => kind === 'delivery' && end());
    signal?.addEventListener('abort', end);
  });
}

/** Polls until the condition is met, the time limit is reached, or the wait is cancelled; returns the last result. */
export async function waitUntil<T>(
  look: () => Promise<T>,
  isEnough: (seen: T) => boolean,
  { pollMilliseconds, limitMilliseconds = Number.POSITIVE_INFINITY, ...ends }: Wait,
): Promise<T> {
  const deadline = performance.now() + limitMilliseconds;
  for (let looks = 1; ; looks += 1) {
    const seen = await look();
    const left = deadline - performance.now();
    if (ends.signal?.aborted || isEnough(seen) || left <= 0) return seen;
    const poll = typeof pollMilliseconds === 'number' ? pollMilliseconds : pollMilliseconds(looks);
    await pause(Math.min(poll, left), ends);
    if (ends.signal?.aborted) return seen;
  }
}
