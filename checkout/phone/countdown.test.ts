import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';

const sentAt = '2026-01-15T10:00:00+00:00';
const expiresAt = '2026-01-15T10:05:00+00:00';
const at = (seconds: number) => countdown(sentAt, expiresAt, Date.parse(sentAt) + seconds * 1000);

test.each([
  [0, '5:00', 1],
  [0.2, '5:00', 1],
  [55, '4:05', 245 / 300],
  [299.5, '0:01', 1 / 300],
  [300, '0:00', 0],
  [900, '0:00', 0],
])('after %d seconds of five minutes %s is left', (seconds, text, share) => {
  expect(at(seconds)).toMatchObject({ text, share });
});

test('a clock that was turned back shows no more than the whole wait', () => {
  expect(at(-60).share).toBe(1);
});
