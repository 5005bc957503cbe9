/** Describes an internal error of the sandbox with its source. */
export function describeFault(what: string, error: unknown): string {
  if (!(error instanceof Error)) return `${what}: ${String(error)}`;
  const { cause, message, stack } = error;
  return `${what}: ${cause instanceof Error ? `${message} ${cause.stack}` : String(stack)}`;
}

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
