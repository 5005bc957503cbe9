import { useEffect, useRef } from 'react';

/** Polls every second at first, then less often, so that an open page does not load the server. */
const initialRate = { rounds: 60, seconds: 1 };
const patientSeconds = 5;

/** Seconds until the next poll. */
function pollSeconds(round: number): number {
  return round < initialRate.rounds ? initialRate.seconds : patientSeconds;
}

/**
 * Polls repeatedly, one request at a time, and pauses while the page is hidden.
 * @param subject what is polled; undefined stops polling, another value restarts it
 * @param ask sends the request; the next poll waits for it
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
