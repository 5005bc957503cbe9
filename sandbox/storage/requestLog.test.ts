import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { expect, it } from 'vitest';
import type { RequestEntry } from '../domain/ports.ts';
import { useStore } from '../testing/useStore.ts';

const store = useStore();

const entry = (platformCode: string, number: number, characters: number): RequestEntry => ({
  id: String(number),
  tenant: 'shared',
  platformCode,
  at: number,
  method: 'POST',
  path: '/api/payments',
  operation: 'createPayment',
  status: 201,
  codes: [],
  warnings: [],
  requestBody: 'x'.repeat(characters),
  responseBody: '{}',
  durationMilliseconds: 1,
  faults: [],
});

const kept = async (platformCode: string) =>
  (await store.listRequests('shared', platformCode, 10_000)).map(({ id }) => Number(id));

it('the log of a platform holds no more bytes than its quota, and the oldest calls go first', async () => {
  const characters = 100_000;
  const most = Math.floor(sandboxQuotas.requestLogBytes / characters);
  for (let number = 1; number <= 3 * most; number += 1) {
    await store.logRequests([entry('0001', number, characters)]);
    if (number === 3) await store.logRequests([entry('0002', number, characters)]);
  }
  const numbers = await kept('0001');
  // One request fewer fits, because the quota also counts the fields besides the body.
  expect(numbers.length).toBe(most - 1);
  expect(numbers).toEqual(numbers.map((_, at) => 3 * most - at));
  expect(await kept('0002')).toEqual([3]);
});

it('small calls are bounded by their number', async () => {
  for (let from = 0; from < 1500; from += 100) {
    await store.logRequests(Array.from({ length: 100 }, (_, n) => entry('0002', 10_000 + from + n, 10)));
  }
  expect(await kept('0002')).toHaveLength(1000);
});
