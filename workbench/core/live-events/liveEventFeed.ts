import type { ApiCredentials } from '../apiCredentials.ts';
import { type ConnectionState, type LiveEvent, readEventStream } from './reconnectingEventStream.ts';

export interface LiveEventFeed {
  onEvent(listener: (event: LiveEvent) => void): () => void;
  onConnection(listener: () => void): () => void;
  connection(): ConnectionState;
  close(): void;
}

/** Messages between the tab that reads the stream and the other tabs. */
type Relayed = { event: LiveEvent; number?: string } | { connection: ConnectionState } | { asks: true };

/**
 * Opens one stream per browser and platform, however many tabs are open. The tab that holds the lock reads the stream
 * and relays its events; when it closes, another tab continues after the last event. Separate streams would each occupy
 * one of the six connections per host that browsers allow with HTTP/1.1. Without the Web Locks API (plain HTTP from
 * another machine) each tab reads the stream itself.
 */
export function openLiveEventFeed(origin: string, keys: ApiCredentials): LiveEventFeed {
  const eventListeners = new Set<(event: LiveEvent) => void>();
  const connectionListeners = new Set<() => void>();
  const closing = new AbortController();
  const name = `balcao.events ${origin} ${keys.platformCode}`;
  let channel: BroadcastChannel | undefined;
  let connection: ConnectionState = 'opening';
  let last: string | undefined;
  let isReading = false;

  const receive = (event: LiveEvent, number?: string) => {
    last = number ?? last;
    for (const listener of eventListeners) listener(event);
  };
  const setConnection = (now: ConnectionState) => {
    if (now === connection) return;
    connection = now;
    for (const listener of connectionListeners) listener();
  };

  const hear = ({ data }: MessageEvent<Relayed>) => {
    if ('event' in data) receive(data.event, data.number);
    else if ('connection' in data) setConnection(data.connection);
    else if (isReading) channel?.postMessage({ connection });
  };

  async function readStream(): Promise<void> {
    if (closing.signal.aborted) return;
    isReading = true;
    const onEvent = (event: LiveEvent, number?: string) => {
      receive(event, number);
      channel?.postMessage({ event, number });
    };
    const onConnection = (now: ConnectionState) => {
      setConnection(now);
      channel?.postMessage({ connection: now });
    };
    await readEventStream(origin, keys, closing.signal, { onEvent, onConnection }, last);
  }

  /** Starts when the first listener is added, because the feed of a discarded React rendering is never closed. */
  function start(): void {
    if (channel || closing.signal.aborted) return;
    channel = new BroadcastChannel(name);
    channel.onmessage = hear;
    if (!navigator.locks) return void readStream();
    // Closing the feed rejects a pending request for the lock.
    navigator.locks.request(name, { signal: closing.signal }, readStream).catch(() => undefined);
    channel.postMessage({ asks: true });
  }

  return {
    onEvent: (listener) => {
      start();
      eventListeners.add(listener);
      return () => eventListeners.delete(listener);
    },
    onConnection: (listener) => {
      start();
      connectionListeners.add(listener);
      return () => connectionListeners.delete(listener);
    },
    connection: () => connection,
    close() {
      closing.abort();
      channel?.close();
    },
  };
}
