import {
  type LiveEvent,
  readEventStream,
} from '@balcao/workbench/core/live-events/reconnectingEventStream.ts';
import type { Connection } from './connection.ts';

/** Tells listeners of the live events of a sandbox. */
interface EventFeed {
  /** @returns stops listening */
  onEvent(listener: (event: LiveEvent) => void): () => void;
  close(): void;
}

/** Opens the stream of a sandbox's live events. */
export function eventFeed({ url, keys }: Connection): EventFeed {
  const listeners = new Set<(event: LiveEvent) => void>();
  const closing = new AbortController();
  const onEvent = (event: LiveEvent) => {
    for (const listener of listeners) listener(event);
  };
  readEventStream(url, keys, closing.signal, { onEvent, onConnection: () => undefined });
  return {
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => closing.abort(),
  };
}
