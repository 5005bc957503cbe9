import { useCallback, useEffect, useRef } from 'react';

/** Names a run in a sandbox, for keys that no earlier run gave to what it created. */
export const newRun = (): string => Date.now().toString(36);

/** Begins a run: cancels the one before and gives the signal of the new one; leaving the panel cancels it. */
export function useRunSignal(): () => AbortSignal {
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  return useCallback(() => {
    current.current?.abort();
    current.current = new AbortController();
    return current.current.signal;
  }, []);
}
