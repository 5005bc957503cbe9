import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

/** A page is found in one of two ways, by how many match and how many are asked for; neither may be told apart. */
const testSandbox = useTestSandbox();
const list = async (query: string) =>
  (await testSandbox.api.get<Payment[]>(`/api/payments?${query}`)).data.map(({ id }) => id);

const filters = [
  'type=payment',
  'id=1001,1002,1003,1005,1007',
  'stateDetails_state=confirmed',
  'createdAt[end]=2026-01-14T23:00:00',
  'updatedAt[start]=2026-01-14T00:00:00',
  'updatedAt[end]=2026-01-14T23:00:00',
  'paidAt[start]=2026-01-01T00:00:00&paidAt[end]=2026-01-31T00:00:00',
  'validAt[start]=2026-01-14T00:00:00&validAt[end]=2026-01-20T00:00:00',
  'stateDetails_state=confirmed&paidAt[end]=2026-01-31T00:00:00',
];
const orders = ['-createdAt', 'createdAt', '-updatedAt', 'amount,-id', '-code', 'id'];

it.each(filters.flatMap((filter) => orders.map((order) => `${filter}&sort=${order}`)))(
  '%s: single pages hold what one page holds, in its order',
  async (query) => {
    const whole = await list(query);
    expect(whole.length).toBeGreaterThan(2);
    const pages = [];
    for (let page = 1; page <= whole.length; page += 1) {
      pages.push(...(await list(`${query}&limit=1&page=${page}`)));
    }
    expect(pages).toEqual(whole);
  },
);
