import { useSyncExternalStore } from 'react';
import type { SessionList } from './sessionList.ts';

/** Items of a session list, which consoles share. */
export function useSessionList<T>({ subscribe, read }: SessionList<T>): readonly T[] {
  return useSyncExternalStore(subscribe, read, read);
}
