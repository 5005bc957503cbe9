import { afterEach, expect, test, vi } from 'vitest';
import {
  type ConnectionState,
  createEventStreamParser,
  type LiveEvent,
  readEventStream,
  type StreamEvent,
} from './reconnectingEventStream.ts';

const keys = { platformCode: '0001', privateKey: 'key', clientId: '999999990' };
const event = (number: number, id: string) => `id: ${number}\nevent: payment\ndata: {"id":"${id}"}\n\n`;

/** Sandbox with connections that each return one of these strings, in sequence, and then break. */
function sandboxOf(...connections: (string | number)[]) {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requested.push(url.replace('http://sandbox', ''));
    const response = connections.shift();
    if (response === undefined) {
      return new Promise((_, refuse) => init.signal?.addEventListener('abort', () => refuse(new Error('left'))));
    }
    return typeof response === 'number' ? new Response(null, { status: response }) : new Response(response);
  });
  return requested;
}

/** Reads events until the given number of requests has been made. */
async function receivedFrom(requested: string[], calls: number, after?: string) {
  vi.useFakeTimers();
  const closing = new AbortController();
  const events: LiveEvent[] = [];
  const connections: ConnectionState[] = [];
  const listening = readEventStream(
    'http://sandbox',
    keys,
    closing.signal,
    { onEvent: (event) => events.push(event), onConnection: (line) => connections.push(line) },
    after,
  );
  while (requested.length < calls) await vi.advanceTimersByTimeAsync(500);
  closing.abort();
  await listening;
  return { events, connections };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('continues after a break at the last event', async () => {
  const requested = sandboxOf(event(7, '1101') + event(8, '1102'), event(9, '1103'));
  const { events, connections } = await receivedFrom(requested, 3);
  expect(requested).toEqual(['/sandbox/events', '/sandbox/events?after=8', '/sandbox/events?after=9']);
  expect(events.map(({ id }) => id)).toEqual(['1101', '1102', '1103']);
  expect(connections).toEqual(['open', 'broken', 'open', 'broken']);
});

test('takes over where another tab stopped', async () => {
  const requested = sandboxOf('');
  await receivedFrom(requested, 1, '41');
  expect(requested).toEqual(['/sandbox/events?after=41']);
});

test('begins anew with a sandbox that knows nothing of its number', async () => {
  const requested = sandboxOf(event(7, '1101'), 422, 422);
  await receivedFrom(requested, 4);
  expect(requested.slice(1)).toEqual(['/sandbox/events?after=7', '/sandbox/events?after=7', '/sandbox/events']);
});

function parsed(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const parse = createEventStreamParser((event) => events.push(event));
  pieces.forEach(parse);
  return events;
}

const text = 'retry: 1000\n\nid: 7\nevent: payment\ndata: {"id":"1101"}\n\n: quiet\n\nevent: clock\ndata: {}\n\n';
const events = [
  { id: '7', name: 'payment', data: '{"id":"1101"}' },
  { id: undefined, name: 'clock', data: '{}' },
];

test('reads events wherever the text is cut, and passes over comments and the retry time', () => {
  for (let at = 1; at < text.length; at += 1) {
    expect(parsed(text.slice(0, at), text.slice(at))).toEqual(events);
  }
});

test('takes other line ends, several lines of data, and waits for the blank line', () => {
  expect(parsed('data: a\r\ndata: b\r\n\r\ndata: unfinished\n')).toEqual([
    { id: undefined, name: 'message', data: 'a\nb' },
  ]);
});

test('gives up an event that does not end', () => {
  const parse = createEventStreamParser(() => undefined);
  expect(() => parse('x'.repeat(1_000_001))).toThrow(RangeError);
  const inLines = createEventStreamParser(() => undefined);
  expect(() => inLines(`data: ${'x'.repeat(999)}\n`.repeat(1100))).toThrow(RangeError);
});
