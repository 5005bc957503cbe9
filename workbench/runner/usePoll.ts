import { useEffect, useRef } from 'react';
import { pause, waitUntil } from './waitUntil.ts';

/** Polls every second at first, then less often, so that an open page does not load the server. */
const firstPolls = 60;
const firstMilliseconds = 1000;
const patientMilliseconds = 5000;
const pollMilliseconds = (polls: number) => (polls < firstPolls ? firstMilliseconds : patientMilliseconds);

/** One request at a time; pauses while the page is hidden. An undefined subject stops it, another restarts it. */
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
