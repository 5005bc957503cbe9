import type { Runtime } from './runtime.ts';

/** Longest time one piece of work may hold the event loop, in milliseconds: far below what a caller notices. */
const sliceMilliseconds = 15;

/** Lets others go on when enough time has passed since it last did; to be awaited between small pieces of work. */
export type Pace = () => Promise<void>;

/** Divides long work into slices, between which other calls are answered. */
export function createPace({
  monotonicMilliseconds,
  nextTurn,
}: Pick<Runtime, 'monotonicMilliseconds' | 'nextTurn'>): Pace {
  let since = monotonicMilliseconds();
  return async () => {
    if (monotonicMilliseconds() - since < sliceMilliseconds) return;
    await nextTurn();
    since = monotonicMilliseconds();
  };
}
