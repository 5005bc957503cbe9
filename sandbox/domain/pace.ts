import type { Runtime } from './runtime.ts';

/** Longest time one piece of work may hold the event loop, in milliseconds: about what a usual call takes itself. */
const sliceMilliseconds = 5;

/** Turns of the event loop between two pieces: a usual call takes several, and would wait for a piece at each. */
const turnsBetween = 5;

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
    for (let turn = 0; turn < turnsBetween; turn += 1) await nextTurn();
    since = monotonicMilliseconds();
  };
}

export async function mapInSlices<A, B>(
  items: readonly A[],
  make: (item: A, at: number) => B,
  pace: Pace,
): Promise<B[]> {
  const made: B[] = [];
  for (const [at, item] of items.entries()) {
    made.push(make(item, at));
    await pace();
  }
  return made;
}
