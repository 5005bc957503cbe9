import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveEvent } from '../core/live-events/reconnectingEventStream.ts';
import { pause, waitUntil } from './waitUntil.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function counter() {
  const counted = { looks: 0, look: async () => ++counted.looks };
  return counted;
}
const never = () => false;

test('looks at once, and again after each pause, until it sees enough', async () => {
  const counted = counter();
  const seen = waitUntil(counted.look, (looks) => looks === 3, { pollMilliseconds: 100 });
  await vi.advanceTimersByTimeAsync(199);
  expect(counted.looks).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await seen).toBe(3);
});

test('ends at its deadline with what it saw last', async () => {
  const counted = counter();
  const wait = { pollMilliseconds: 400, limitMilliseconds: 1000 };
  let seen: number | undefined;
  waitUntil(counted.look, never, wait).then((last) => {
    seen = last;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(seen).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toBe(4);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(counted.looks).toBe(4);
});

test('looks no more once it is cancelled', async () => {
  const counted = counter();
  const leaving = new AbortController();
  const seen = waitUntil(counted.look, never, { pollMilliseconds: 100, signal: leaving.signal });
  await vi.advanceTimersByTimeAsync(150);
  leaving.abort();
  expect(await seen).toBe(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(counted.looks).toBe(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('looks again at a live event of a delivery, and at no other', async () => {
  const counted = counter();
  const listeners = new Set<(event: LiveEvent) => void>();
  const tell = (kind: LiveEvent['kind']) => {
    for (const listener of listeners) listener({ kind } as LiveEvent);
    return vi.advanceTimersByTimeAsync(0);
  };
  const feed = {
    onEvent(listener: (event: LiveEvent) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const seen = waitUntil(counted.look, (looks) => looks === 2, { pollMilliseconds: 5000, feed });
  await tell('payment');
  expect(counted.looks).toBe(1);
  await tell('delivery');
  expect(await seen).toBe(2);
  expect(listeners.size).toBe(0);
});

test('polls less often where the pause grows with the number of looks', async () => {
  const counted = counter();
  waitUntil(counted.look, never, { pollMilliseconds: (looks) => (looks < 2 ? 10 : 1000) });
  await vi.advanceTimersByTimeAsync(20);
  expect(counted.looks).toBe(2);
  await vi.advanceTimersByTimeAsync(989);
  expect(counted.looks).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(counted.looks).toBe(3);
});

test('a pause after the end is none', async () => {
  await pause(5000, { signal: AbortSignal.abort() });
  expect(vi.getTimerCount()).toBe(0);
});
