import { type ApiCredentials, authorizationOf } from '../context/apiCredentials.ts';
import { createEventStreamParser } from './eventStreamParser.ts';
import type { ConnectionState, LiveEvent } from './liveEvent.ts';

/** Nothing for this long, and the connection is dead: the sandbox says something every 15 seconds. */
const silenceTimeoutSeconds = 40;

/** Pauses before another try, the last one again and again. */
const retryPausesSeconds = [1, 2, 5, 10];

/** What a stream tells. */
export interface StreamListener {
  onEvent(event: LiveEvent, number: string | undefined): void;
  onConnection(line: ConnectionState): void;
}

const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, seconds * 1000);
    const cancel = () => {
      clearTimeout(timer);
      done();
    };
    signal.addEventListener('abort', cancel, { once: true });
  });

/** Reads one connection to its end. @returns whether it was ever open */
async function readConnection(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  onOpen: () => void,
  onText: (text: string) => void,
): Promise<boolean> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceTimeoutSeconds * 1000);
  };
  let opened = false;
  try {
    restartTimer();
    const response = await fetch(url, {
      headers,
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) return false;
    opened = true;
    onOpen();
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      restartTimer();
      onText(decoder.decode(value, { stream: true }));
    }
  } catch {
    // The connection broke, or we left: whoever called tries again, or does not.
    return opened;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Listens to a sandbox until the signal ends it: after a break it comes back and goes on after the last number.
 * EventSource would do the same, but cannot send credentials.
 * @param after number of the last sign that is known already
 */
export async function readEventStream(
  origin: string,
  keys: ApiCredentials,
  signal: AbortSignal,
  listener: StreamListener,
  after?: string,
): Promise<void> {
  const headers = { Authorization: authorizationOf(keys) };
  let last = after;
  let failures = 0;
  while (!signal.aborted) {
    const parse = createEventStreamParser(({ id, name, data }) => {
      last = id ?? last;
      listener.onEvent({ kind: name as LiveEvent['kind'], id: (JSON.parse(data) as LiveEvent).id }, id);
    });
    const url = `${origin}/sandbox/events${last ? `?after=${last}` : ''}`;
    const opened = await readConnection(url, headers, signal, () => listener.onConnection('open'), parse);
    if (signal.aborted) return;
    listener.onConnection('broken');
    failures = opened ? 0 : failures + 1;
    // A number the sandbox refuses is one of another life of it.
    if (failures > 1) last = undefined;
    await pause(retryPausesSeconds[Math.min(failures, retryPausesSeconds.length - 1)] ?? 10, signal);
  }
}
