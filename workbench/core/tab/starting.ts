import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  for (const listener of listeners) listener();
}

/** Notes that the sandbox of this browser is being loaded, until a task ends. */
export async function whileStarting<Result>(task: () => Promise<Result>): Promise<Result> {
  change(1);
  try {
    return await task();
  } finally {
    change(-1);
  }
}

/** Whether the sandbox of this browser is being loaded. */
export function useStarting(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => count > 0,
    () => false,
  );
}
