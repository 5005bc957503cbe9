import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps one run of a panel at a time.
 * @returns begins a run: cancels the one before and gives the signal of the new one; leaving the panel cancels it
 */
export function useRunSignal(): () => AbortSignal {
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  return useCallback(() => {
    current.current?.abort();
    current.current = new AbortController();
    return current.current.signal;
  }, []);
}
