import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseUnavailable, type OutageEvent } from '../../domain/database/databaseUnavailable.ts';
import { createAvailability } from '../outage.ts';
import { createPostgresWatch } from './postgresWatch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);
const _coded = (code: string) => Object.assign(new Error(code), { code });

function watched(ask: () => Promise<unknown>) {
  const server = { ask };
  const availability = createAvailability(Date.now);
  const events: OutageEvent[] = [];
  availability.onOutage((event) => events.push(event));
  const probe = { ask: () => server.ask(), drop: () => undefined };
  return { server, events, watch: createPostgresWatch(probe, availability) };
}

/** Awaits a promise up to a time limit. Returns its result and duration. */
async function within(milliseconds: number, promise: Promise<unknown>) {
  const ended = promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof DatabaseUnavailable ? 'unavailable' : 'failed'),
  );
  let state: string | undefined;
  ended.then((how) => {
    state = how;
  });
  for (let at = 0; at <= milliseconds; at += 100) {
    if (state) return { state, at };
    await vi.advanceTimersByTimeAsync(100);
  }
  return { state: state ?? 'waiting', at: milliseconds };
}

it('lets a slow query go on while the server gives signs of life, up to its limit', async () => {
  const { watch, events } = watched(async () => 1);
  expect((await within(4000, watch.wait(5000, never))).state).toBe('waiting');
  expect(events).toEqual([]);
  watch.stop();
});

it('ends a query at its limit', async () => {
  const { watch } = watched(async () => 1);
  const { state, at } = await within(9000, watch.wait(5000, never));
  expect([state, at >= 5000 && at < 5500]).toEqual(['unavailable', true]);
  watch.stop();
});
