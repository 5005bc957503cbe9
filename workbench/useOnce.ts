import { useCallback, useRef } from 'react';

/** A second press this soon after the answer is the tail of a double click or of a held key. */
const settleMilliseconds = 500;

/** Runs one task at a time: presses while it runs, and just after, do nothing. */
export function useOnce(): (task: () => Promise<void>) => Promise<void> {
  const busyUntil = useRef(0);
  return useCallback(async (task) => {
    if (performance.now() < busyUntil.current) return;
    busyUntil.current = Number.POSITIVE_INFINITY;
    try {
      await task();
    } finally {
      busyUntil.current = performance.now() + settleMilliseconds;
    }
  }, []);
}
