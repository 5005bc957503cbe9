import { expect, it } from 'vitest';
import type { Caller, Ports } from '../../domain/ports.ts';
import { webRuntime } from '../../webRuntime.ts';
import { moveClock } from './moveClock.ts';

const minute = 60_000;

it('stops at every later moment, also if a request of the meantime left something due at the last stop', async () => {
  const start = Date.UTC(2026, 0, 15);
  const due = [start + 2 * minute, start + 3 * minute];
  const stops: number[] = [];
  const store = {
    setClock: async (_: string, offset: number) => void stops.push(offset / minute),
    nextDue: async (_: string, __: number, after: number) => due.filter((at) => at > after).sort()[0] ?? null,
  };
  const clock = { now: () => start };
  const settle = async () => {
    // During the first stop, a payment at a cash machine adds an item due at the same time.
    if (stops.length === 1) due.push(start + 2 * minute);
  };
  const ports = { store, clock, runtime: webRuntime } as unknown as Ports;
  await moveClock(ports, settle, { tenant: 'one', now: start } as Caller, { advanceSeconds: 600 });
  expect(stops).toEqual([2, 3, 10]);
});
