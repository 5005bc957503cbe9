import type { Runtime } from './runtime.ts';

/** Maximum time in milliseconds for which a slice blocks the event loop: about the duration of an ordinary call. */
const sliceMilliseconds = 5;

/** Turns of the event loop between slices. A call needs several turns, and should not wait for a slice at each. */
const turnsBetween = 5;

/** Yields to other work if the slice is used up. Await it between small pieces of work. */
export type Pace = () => Promise<void>;

/** Divides long work into slices, so that other calls can run in between. */
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
