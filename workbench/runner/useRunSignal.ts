import { useCallback, useEffect, useRef } from 'react';

/** Names a run in a sandbox, as part of unique keys of its objects. */
export const newRun = (): string => Date.now().toString(36);

/** Starts a run: cancels the previous one and returns the signal of the new one; leaving the panel cancels it. */
export function useRunSignal(): () => AbortSignal {
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  return useCallback(() => {
    current.current?.abort();
    current.current = new AbortController();
    return current.current.signal;
  }, []);
}
