import { useCallback, useEffect, useRef } from 'react';

/** Name of a run, which makes the keys of its objects unique in a sandbox. */
export const newRun = (): string => Date.now().toString(36);

/** Returns a function that cancels the previous run and returns a signal for a new one. Unmounting cancels it. */
export function useRunSignal(): () => AbortSignal {
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  return useCallback(() => {
    current.current?.abort();
    current.current = new AbortController();
    return current.current.signal;
  }, []);
}
