import { expect, test } from 'vitest';
import { createEventStreamParser, type StreamEvent } from './eventStreamParser.ts';

function parsed(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const parse = createEventStreamParser((event) => events.push(event));
  pieces.forEach(parse);
  return events;
}

const text =
  'retry: 1000\n\nid: 7\nevent: payment\ndata: {"id":"1101"}\n\n: quiet\n\nevent: clock\ndata: {}\n\n';
const events = [
  { id: '7', name: 'payment', data: '{"id":"1101"}' },
  { id: undefined, name: 'clock', data: '{}' },
];

test('reads events and passes over comments and the retry time', () => {
  expect(parsed(text)).toEqual(events);
});

test('reads the same wherever the text is cut', () => {
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
