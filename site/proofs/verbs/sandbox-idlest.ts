import { expect } from 'vitest';
import { openPrivateSandbox, type PrivateSandbox } from '../../../sandbox/testing/privateSandbox.ts';
import { openTestSandbox } from '../../../sandbox/testing/testSandbox.ts';

/** Whoever is idle longest makes room for a new private sandbox, once it has been idle for an hour. */
export async function idlestMakesRoom(): Promise<void> {
  const small = await openTestSandbox({ sqlite: ':memory:' }, { mostTenants: 3 });
  const one = () => openPrivateSandbox(small.sandbox);
  const [first, second, third] = [await one(), await one(), await one()];
  const refused = async () => (await small.api.post('/sandbox/tenants', {})).refusals;
  const served = async ({ api }: PrivateSandbox) => {
    const { status } = await api.get('/api/webhooks');
    await api.get('/sandbox/requests');
    return status;
  };
  small.clock.at += 30 * 60_000;
  for (const each of [third, first]) expect(await served(each)).toBe(200);
  small.clock.at += 29 * 60_000;
  expect(await refused()).toEqual(['429 c0801']);
  small.clock.at += 60_000;
  expect(await refused()).toEqual([]);
  expect(await refused()).toEqual(['429 c0801']);
  expect(await Promise.all([first, second, third].map(served))).toEqual([200, 401, 200]);
  await small.close();
}
