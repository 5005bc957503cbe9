import { heartbeatSeconds } from '@balcao/contract/control/liveEvents.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '../../domain/database/databaseUnavailable.ts';
import type { Caller } from '../../domain/ports.ts';
import type { LiveEvent, NumberedEvent } from '../../domain/simulator/liveEvent.ts';
import { webRuntime } from '../../webRuntime.ts';
import { coalesceEvents } from './liveEventLog.ts';
import { createNotifier } from './notifier.ts';
import { eventStream, type ReadEvents } from './stream.ts';

const caller: Caller = { tenant: 't', platformCode: '0001', clientId: '', now: 0 };
const event = (number: number): NumberedEvent => ({ number, kind: 'payment', platformCode: '0001', id: '7' });

/** Stream of events 50 to 52, the only ones stored. */
function streamAfter(after: number | undefined, more: Partial<ReadEvents> = {}) {
  const kept = [50, 51, 52].map(event);
  const liveEvents: ReadEvents = {
    range: async () => ({ oldest: 50, newest: 52 }),
    after: async (_, __, number) => kept.filter((each) => each.number > number),
    ...more,
  };
  const notifier = createNotifier(webRuntime, () => undefined);
  const errors: unknown[] = [];
  const stream = eventStream(liveEvents, caller, notifier, after, (error) => errors.push(error));
  const reader = stream.getReader();
  const read = async () => new TextDecoder().decode((await reader.read()).value);
  return { notifier, reader, errors, read };
}

afterEach(() => void vi.useRealTimers());

it.each([undefined, 48, 53])('asks who brings %s to read everything anew', async (after) => {
  const { read, notifier } = streamAfter(after);
  await read();
  expect(await read()).toBe('id: 52\nevent: everything\ndata: {"id":null}\n\n');
  notifier.end();
});

it('keeps whoever has the number before the oldest', async () => {
  const { read, notifier } = streamAfter(49);
  await read();
  expect(await read()).toContain('id: 50\n');
  notifier.end();
});

it('says something when nothing happens', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { read, notifier } = streamAfter(52);
  await read();
  const silence = read();
  await vi.advanceTimersByTimeAsync(heartbeatSeconds * 1000);
  expect(await silence).toBe(': quiet\n\n');
  notifier.end();
});

it('outlives an unavailable database', async () => {
  let broken = true;
  const after = async (_: string, __: string, number: number) => {
    if (broken) throw new DatabaseUnavailable(new Error('gone'));
    return [event(number + 1)];
  };
  const { read, notifier } = streamAfter(52, { after });
  await read();
  const text = read();
  broken = false;
  notifier.notify();
  expect(await text).toContain('id: 53\n');
  notifier.end();
});

it('ends when it cannot read, and says why to us alone', async () => {
  const broken = () => Promise.reject(new Error('no database'));
  const { read, reader, errors } = streamAfter(52, { after: broken });
  expect(await read()).toBe('retry: 1000\n\n');
  expect((await reader.read()).done).toBe(true);
  expect(errors).toEqual([new Error('no database')]);
});

const payment = (id: number): LiveEvent => ({ kind: 'payment', platformCode: '0001', id: String(id) });

it('makes one sign of many of a kind, and keeps platforms apart', () => {
  const many = Array.from({ length: 30 }, (_, n) => payment(n));
  const other: LiveEvent = { kind: 'payment', platformCode: '0002', id: '1' };
  expect(coalesceEvents([...many, other])).toEqual([{ ...payment(0), id: null }, other]);
});
