import { useEffect, useRef } from 'react';

/** Every second at first, then more quietly: a page left open must not keep a server busy. */
const initialRate = { rounds: 60, seconds: 1 };
const patientSeconds = 5;

/** Seconds until the next question, after so many of them. */
function pollSeconds(round: number): number {
  return round < initialRate.rounds ? initialRate.seconds : patientSeconds;
}

/**
 * Asks the same question again and again, one at a time, and rests while the page is hidden.
 * @param subject what is asked about; undefined asks nothing, another one begins anew
 * @param ask may take its time; the next round waits for it
 */
export function usePoll(subject: string | undefined, ask: () => Promise<void>): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (subject === undefined) return;
    let stopped = false;
    let round = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const tick = async () => {
      if (!document.hidden) await latest.current();
      round += 1;
      if (!stopped) timer = setTimeout(tick, pollSeconds(round) * 1000);
    };
    timer = setTimeout(tick, initialRate.seconds * 1000);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [subject]);
}
