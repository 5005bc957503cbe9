/** What came since it was last asked for. */
interface Collected<T> {
  add(item: T): void;
  /** All that came since the last call, in its order. */
  take(): T[];
}

/** Collects what happens between two looks. */
export function createCollected<T>(): Collected<T> {
  let items: T[] = [];
  return {
    add: (item) => void items.push(item),
    take() {
      const taken = items;
      items = [];
      return taken;
    },
  };
}
