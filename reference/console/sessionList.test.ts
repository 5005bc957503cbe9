import { afterEach, expect, test, vi } from 'vitest';
import { sessionList } from './sessionList.ts';

afterEach(() => vi.unstubAllGlobals());

const isSame = (one: number, other: number) => one === other;

test('keeps the newest in front, each once, and only so many', () => {
  const list = sessionList('test.newest', 3, isSame);
  for (const item of [1, 2, 1, 3, 4]) list.add([item]);
  expect(list.read()).toEqual([4, 3, 1]);
});

test('is shared by all readers and notifies them of changes', () => {
  const listener = vi.fn();
  const stop = sessionList('test.same', 3, isSame).subscribe(listener);
  sessionList('test.same', 3, isSame).add([1]);
  stop();
  sessionList('test.same', 3, isSame).add([2]);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(sessionList('test.same', 3, isSame).read()).toEqual([2, 1]);
});

test.each(['{', '{"a":1}', 'null'])('an unknown stored value (%s) is ignored', (text) => {
  vi.stubGlobal('sessionStorage', { getItem: () => text, setItem: () => undefined });
  expect(sessionList(`test.foreign ${text}`, 3, isSame).read()).toEqual([]);
});
