import { authorizationOf, type Keys } from '../context/apiCredentials.ts';
import { createParser } from './eventStreamParser.ts';
import type { Line, Sign } from './liveEvent.ts';

/** Nothing for this long, and the connection is dead: the sandbox says something every 15 seconds. */
const deadSeconds = 40;

/** Pauses before another try, the last one again and again. */
const pausesSeconds = [1, 2, 5, 10];

/** What a stream tells. */
export interface StreamListener {
  onSign(sign: Sign, number: string | undefined): void;
  onLine(line: Line): void;
}

const rest = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, seconds * 1000);
    const leave = () => {
      clearTimeout(timer);
      done();
    };
    signal.addEventListener('abort', leave, { once: true });
  });

/** Reads one connection to its end. @returns whether it was ever open */
async function readOnce(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  onOpen: () => void,
  onText: (text: string) => void,
): Promise<boolean> {
  const dead = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => dead.abort(), deadSeconds * 1000);
  };
  let opened = false;
  try {
    alive();
    const answer = await fetch(url, {
      headers,
      cache: 'no-store',
      signal: AbortSignal.any([signal, dead.signal]),
    });
    if (!answer.ok || !answer.body) return false;
    opened = true;
    onOpen();
    const reader = answer.body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      alive();
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
export async function listen(
  origin: string,
  keys: Keys,
  signal: AbortSignal,
  listener: StreamListener,
  after?: string,
): Promise<void> {
  const headers = { Authorization: authorizationOf(keys) };
  let last = after;
  let failures = 0;
  while (!signal.aborted) {
    const parse = createParser(({ id, name, data }) => {
      last = id ?? last;
      listener.onSign({ kind: name as Sign['kind'], id: (JSON.parse(data) as Sign).id }, id);
    });
    const url = `${origin}/sandbox/events${last ? `?after=${last}` : ''}`;
    const opened = await readOnce(url, headers, signal, () => listener.onLine('open'), parse);
    if (signal.aborted) return;
    listener.onLine('broken');
    failures = opened ? 0 : failures + 1;
    // A number the sandbox refuses is one of another life of it.
    if (failures > 1) last = undefined;
    await rest(pausesSeconds[Math.min(failures, pausesSeconds.length - 1)] ?? 10, signal);
  }
}
