import type { LiveEventKind } from '@balcao/contract/control/liveEvents.ts';
import { type ApiCredentials, authorizationOf } from '../apiCredentials.ts';

export interface StreamEvent {
  id?: string;
  name: string;
  data: string;
}

/** Maximum length of an event, in characters. */
const longestEvent = 1_000_000;

/** Parser for server-sent events (WHATWG HTML 9.2.6) in arbitrary chunks. Throws if an event is too long. */
export function createEventStreamParser(onEvent: (event: StreamEvent) => void): (piece: string) => void {
  let rest = '';
  let fields = new Map<string, string>();

  function line(text: string): void {
    if (text === '') {
      const data = fields.get('data');
      if (data !== undefined) onEvent({ id: fields.get('id'), name: fields.get('event') ?? 'message', data });
      fields = new Map();
      return;
    }
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(text) ?? [];
    if (name === '') return;
    const before = name === 'data' ? fields.get('data') : undefined;
    fields.set(name, before === undefined ? value : `${before}\n${value}`);
  }

  return (piece) => {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    lines.forEach(line);
    if (rest.length + (fields.get('data')?.length ?? 0) > longestEvent) throw new RangeError('An event has no end.');
  };
}

/** Notification that an object has changed; without an id, that several have changed. */
export interface LiveEvent {
  kind: LiveEventKind;
  id: string | null;
}

export type ConnectionState = 'opening' | 'open' | 'broken';

/** Silence after which a connection counts as broken. The sandbox sends a comment every 15 seconds. */
const silenceTimeoutSeconds = 40;

/** Pauses between retries. The last one repeats. */
const retryPausesSeconds = [1, 2, 5, 10];

interface StreamListener {
  onEvent(event: LiveEvent, number: string | undefined): void;
  onConnection(connection: ConnectionState): void;
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

/** @returns whether the connection was open at any time */
async function readConnection(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  onOpen: () => void,
  onText: (text: string) => void,
): Promise<boolean> {
  // The oldest supported browsers lack `AbortSignal.any`.
  const connection = new AbortController();
  const disconnect = () => connection.abort();
  if (signal.aborted) disconnect();
  signal.addEventListener('abort', disconnect, { once: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(disconnect, silenceTimeoutSeconds * 1000);
  };
  let opened = false;
  try {
    restartTimer();
    const response = await fetch(url, { headers, cache: 'no-store', signal: connection.signal });
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
    // The connection broke or was aborted. The caller decides whether to retry.
    return opened;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', disconnect);
  }
}

/** Reads the stream until aborted, and reconnects after the last event. EventSource cannot send credentials. */
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
    // Starts over, because a refused event number may be from before a reset of the sandbox.
    if (failures > 1) last = undefined;
    await pause(retryPausesSeconds[Math.min(failures, retryPausesSeconds.length - 1)] ?? 10, signal);
  }
}
