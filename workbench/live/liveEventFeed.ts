import type { Keys } from '../context/apiCredentials.ts';
import type { Line, Sign } from './liveEvent.ts';
import { listen } from './readEventStream.ts';

/** The signs of one sandbox, for every pane that looks at it. */
export interface Feed {
  /** @returns stops listening */
  onSign(listener: (sign: Sign) => void): () => void;
  onLine(listener: () => void): () => void;
  line(): Line;
  close(): void;
}

/** What the tab that holds the stream tells the others. */
type Relayed = { sign: Sign; number?: string } | { line: Line } | { asks: true };

/**
 * One stream a browser and platform, however many tabs are open: the tab that gets the lock reads it and passes on
 * what it hears, and when it closes another one takes over where it stopped. A browser gives a page six connections
 * to a host, and a stream keeps one for good. Where there are no locks (plain HTTP from another machine) each tab
 * reads for itself.
 */
export function openFeed(origin: string, keys: Keys): Feed {
  const signs = new Set<(sign: Sign) => void>();
  const lines = new Set<() => void>();
  const leaving = new AbortController();
  const name = `balcao.events ${origin} ${keys.platformCode}`;
  const channel = new BroadcastChannel(name);
  let line: Line = 'opening';
  let last: string | undefined;
  let holding = false;

  const hear = (sign: Sign, number?: string) => {
    last = number ?? last;
    for (const listener of signs) listener(sign);
  };
  const turn = (now: Line) => {
    if (now === line) return;
    line = now;
    for (const listener of lines) listener();
  };

  channel.onmessage = ({ data }: MessageEvent<Relayed>) => {
    if ('sign' in data) hear(data.sign, data.number);
    else if ('line' in data) turn(data.line);
    else if (holding) channel.postMessage({ line });
  };

  async function hold(): Promise<void> {
    if (leaving.signal.aborted) return;
    holding = true;
    const onSign = (sign: Sign, number?: string) => {
      hear(sign, number);
      channel.postMessage({ sign, number });
    };
    const onLine = (now: Line) => {
      turn(now);
      channel.postMessage({ line: now });
    };
    await listen(origin, keys, leaving.signal, { onSign, onLine }, last);
  }

  if (navigator.locks) {
    // Asked to leave while it waits for the lock, it is told so with an error.
    navigator.locks.request(name, { signal: leaving.signal }, hold).catch(() => undefined);
    channel.postMessage({ asks: true });
  } else hold();

  return {
    onSign: (listener) => {
      signs.add(listener);
      return () => signs.delete(listener);
    },
    onLine: (listener) => {
      lines.add(listener);
      return () => lines.delete(listener);
    },
    line: () => line,
    close() {
      leaving.abort();
      channel.close();
    },
  };
}
