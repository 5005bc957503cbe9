/** List kept in session storage, newest entries first. */
export interface SessionList<T> {
  read(): readonly T[];
  add(items: readonly T[]): void;
  subscribe(listener: () => void): () => void;
}

const kept = new Map<string, readonly unknown[]>();
const listeners = new Set<() => void>();

export function sessionList<T>(name: string, most: number, isSame: (one: T, other: T) => boolean): SessionList<T> {
  const read = () => {
    if (!kept.has(name)) kept.set(name, load(name));
    return kept.get(name) as readonly T[];
  };
  return {
    read,
    add(items) {
      const others = read().filter((one) => !items.some((other) => isSame(one, other)));
      const next = [...items, ...others].slice(0, most);
      kept.set(name, next);
      save(name, next);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function load(name: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function save(name: string, items: readonly unknown[]): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(items));
  } catch {
    // If storage is full or forbidden, the list lasts as long as the page.
  }
}
