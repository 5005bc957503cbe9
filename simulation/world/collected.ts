/** Items since the last call. */
interface Collected<T> {
  add(item: T): void;
  /** Returns all items since the last call, in order. */
  take(): T[];
}

/** Collects items between two looks. */
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
