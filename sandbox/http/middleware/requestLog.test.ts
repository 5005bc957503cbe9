import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '../../domain/database/databaseUnavailable.ts';
import type { RequestEntry, Store } from '../../domain/ports.ts';
import { webRuntime } from '../../webRuntime.ts';
import { createRequestLog } from './requestLog.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const entry = (path: string): Omit<RequestEntry, 'id'> => ({
  tenant: 't',
  platformCode: '0001',
  at: 0,
  method: 'POST',
  path,
  operation: null,
  status: 201,
  codes: [],
  warnings: [],
  requestBody: null,
  responseBody: '{}',
  durationMilliseconds: 1,
  faults: [],
});

function logOn(state: { error?: Error }) {
  const written: string[] = [];
  const errors: unknown[] = [];
  const logRequests = async (entries: readonly RequestEntry[]) => {
    if (state.error) throw state.error;
    written.push(...entries.map(({ path }) => path));
  };
  const store = { logRequests } as unknown as Store;
  const ports = { store, clock: { now: () => 1 }, runtime: webRuntime };
  const log = createRequestLog(ports, (error) => errors.push(error));
  return { log, written, errors };
}

it('keeps calls while the database is unavailable and writes them in order when it is back', async () => {
  const state: { error?: Error } = { error: new DatabaseUnavailable(new Error('gone')) };
  const { log, written, errors } = logOn(state);
  log.add(entry('/1'));
  await vi.advanceTimersByTimeAsync(3000);
  log.add(entry('/2'));
  await vi.advanceTimersByTimeAsync(300);
  expect(written).toEqual([]);
  state.error = undefined;
  await vi.advanceTimersByTimeAsync(1000);
  expect([written, errors]).toEqual([['/1', '/2'], []]);
});

it('keeps the newest two thousand', async () => {
  const state: { error?: Error } = { error: new DatabaseUnavailable(new Error('gone')) };
  const { log, written } = logOn(state);
  for (let n = 1; n <= 2500; n += 1) log.add(entry(`/${n}`));
  await vi.advanceTimersByTimeAsync(300);
  state.error = undefined;
  await vi.advanceTimersByTimeAsync(1000);
  expect([written.length, written[0], written.at(-1)]).toEqual([2000, '/501', '/2500']);
});

it('gives up a batch that the database takes for wrong, and tells of it', async () => {
  const state: { error?: Error } = { error: new Error('wrong') };
  const { log, written, errors } = logOn(state);
  log.add(entry('/1'));
  await vi.advanceTimersByTimeAsync(300);
  state.error = undefined;
  log.add(entry('/2'));
  await vi.advanceTimersByTimeAsync(300);
  expect([written, errors]).toEqual([['/2'], [new Error('wrong')]]);
});
