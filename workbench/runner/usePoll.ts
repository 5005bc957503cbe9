import { useEffect, useRef } from 'react';
import { pause, waitUntil } from './waitUntil.ts';

/** Number of polls a second apart. Later ones are less frequent, so that an open page does not burden the server. */
const firstPolls = 60;
const firstMilliseconds = 1000;
const patientMilliseconds = 5000;
const pollMilliseconds = (polls: number) => (polls < firstPolls ? firstMilliseconds : patientMilliseconds);

/** Polls, one request at a time, while the page is visible. Stops without a subject, and restarts if it changes. */
export function usePoll(subject: string | undefined, ask: () => Promise<void>): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (subject === undefined) return;
    const polling = new AbortController();
    const { signal } = polling;
    const look = async () => {
      if (!document.hidden && !signal.aborted) await latest.current();
    };
    pause(firstMilliseconds, { signal }).then(() => waitUntil(look, () => false, { pollMilliseconds, signal }));
    return () => polling.abort();
  }, [subject]);
}
