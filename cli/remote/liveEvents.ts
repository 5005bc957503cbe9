import { type LiveEvent, readEventStream } from '@balcao/workbench/core/live-events/reconnectingEventStream.ts';
import { Problem } from '../terminal/problem.ts';
import type { Connection } from './connection.ts';

/** Follows live events until the signal aborts, and reconnects broken streams. Throws if the first call is refused. */
export async function followEvents(
  { url, keys, call }: Connection,
  signal: AbortSignal,
  onEvent: (event: LiveEvent) => void,
): Promise<void> {
  // A refused stream would be retried forever, but a call returns the reason.
  await call('GET', '/sandbox/clock');
  let wasOpen = false;
  const onConnection = (connection: string) => {
    if (connection === 'open') wasOpen = true;
    else if (wasOpen) console.error(`${new Problem(`The sandbox on ${url} is gone; waiting for it.`).message}`);
  };
  await readEventStream(url, keys, signal, { onEvent, onConnection });
}

export function untilInterrupted(): AbortSignal {
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => interrupted.abort());
  return interrupted.signal;
}
