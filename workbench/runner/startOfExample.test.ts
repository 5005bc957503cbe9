import { describe, expect, test } from 'vitest';
import type { Recording } from './recording.ts';
import { startOfExample } from './startOfExample.ts';

const recordingWith = (...bodies: object[]): Recording => ({
  id: 'example',
  clock: '2026-01-15T10:00:00.000Z',
  steps: bodies.map((body, place) => ({
    name: String(place),
    kind: 'call',
    operation: 'moveClock',
    request: { method: 'POST', path: '/sandbox/clock', headers: {}, body },
    response: { status: 200, headers: {} },
  })),
});

const start = (recording: Recording, now: string) => startOfExample(recording, Date.parse(now));

describe('an example that moves the clock by half an hour', () => {
  const recording = recordingWith({ advanceSeconds: 60 }, { advanceSeconds: 1800 });

  test('starts now while the day lasts longer than the example', () => {
    expect(start(recording, '2026-11-22T12:00:00Z')).toBeUndefined();
    expect(start(recording, '2026-11-22T23:15:00Z')).toBeUndefined();
  });

  test('starts at the hour of its recording where the day would end during it', () => {
    expect(start(recording, '2026-11-22T23:25:00Z')).toBe('2026-11-23T10:00:00.000Z');
    expect(start(recording, '2026-11-22T23:59:00Z')).toBe('2026-11-23T10:00:00.000Z');
  });

  test('asks for the hour in Lisbon, which is another in summer', () => {
    expect(start(recording, '2026-07-22T22:45:00Z')).toBe('2026-07-23T10:00:00.000Z');
    expect(start(recording, '2026-07-22T23:45:00Z')).toBeUndefined();
  });
});

test('an example that moves the clock over several days starts when as many of them end as in its recording', () => {
  const recording = recordingWith({ advanceSeconds: 86_400 * 2 + 3600 });
  expect(start(recording, '2026-11-22T12:00:00Z')).toBeUndefined();
  expect(start(recording, '2026-11-22T23:30:00Z')).toBe('2026-11-23T10:00:00.000Z');
});

test('an example that moves the clock to a moment of its own starts now', () => {
  expect(
    start(recordingWith({ to: '2026-01-20T00:00:00Z' }, { advanceSeconds: 60 }), '2026-11-22T23:59:50Z'),
  ).toBeUndefined();
});
