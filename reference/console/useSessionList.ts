import { useSyncExternalStore } from 'react';
import type { SessionList } from './sessionList.ts';

/** The items of a session's list; other consoles add to it as well. */
export function useSessionList<T>({ subscribe, read }: SessionList<T>): readonly T[] {
  return useSyncExternalStore(subscribe, read, read);
}
