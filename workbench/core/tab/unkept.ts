import type { Unkept } from '@balcao/contract/control/inTab.ts';
import { useSyncExternalStore } from 'react';

let noted: Unkept | undefined;
const listeners = new Set<() => void>();

/** Notes why what happens in the sandbox of this tab lasts only as long as the tab. */
export function noteUnkept(why: Unkept): void {
  noted = why;
  for (const listener of listeners) listener();
}

/** Why the sandbox of this tab keeps nothing; undefined where it does. */
export function useUnkept(): Unkept | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => noted,
    () => undefined,
  );
}
