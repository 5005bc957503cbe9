import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '../domain/database/databaseUnavailable.ts';
import { Stale } from './retries.ts';
import type { Database } from './tables.ts';
import { createTransact, type RunOnce } from './transact.ts';

const coded = (code: string) => Object.assign(new Error('undone'), { code });

/** Work that fails a number of times before it succeeds, and the pauses between its tries. */
function failing(error: Error, times: number, chance = 'ffffffff') {
  const pauses: number[] = [];
  let runs = 0;
  const runtime = {
    after(milliseconds: number, task: () => void) {
      pauses.push(milliseconds);
      queueMicrotask(task);
      return () => undefined;
    },
    randomUuid: () => `${chance}-0000-4000-8000-000000000000`,
  };
  const runOnce: RunOnce = async (work) => {
    runs += 1;
    if (runs <= times) throw error;
    return work({} as Database);
  };
  const transact = createTransact({} as Database, runtime, runOnce);
  return { done: transact(async () => 'done'), pauses, runs: () => runs };
}

it.each(['40001', '40P01', '23505'])('a transaction that ends with %s runs again', async (code) => {
  const { done, runs } = failing(coded(code), 3);
  expect([await done, runs()]).toEqual(['done', 4]);
});

it('the second try comes at once, and the pauses after it grow up to a bound', async () => {
  const { done, pauses } = failing(coded('40001'), 10);
  await done;
  expect(pauses).toEqual([4, 8, 16, 32, 64, 128, 200, 200, 200]);
});

it('a pause is any part of the longest one', async () => {
  const { done, pauses } = failing(coded('40001'), 4, '40000000');
  await done;
  expect(pauses).toEqual([1, 2, 4]);
});

it('a caller who met others at every try is asked to repeat, not told of a fault', async () => {
  const { done, runs } = failing(coded('40P01'), 1000);
  await expect(done).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(runs()).toBe(30);
});

it('what fails for another reason stays what it is', async () => {
  await expect(failing(new Stale(), 1000).done).rejects.toBeInstanceOf(Stale);
  const { done, runs } = failing(coded('23503'), 1000);
  await expect(done).rejects.toMatchObject({ code: '23503' });
  expect(runs()).toBe(1);
});
