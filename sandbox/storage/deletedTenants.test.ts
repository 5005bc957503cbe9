import { expect, it } from 'vitest';
import { createDeletedTenants } from './deletedTenants.ts';

const rowsOf = (...tenants: string[]) => tenants.map((tenant) => ({ tenant }));

it('what is being written when a tenant is deleted ends before its rows go, and nothing follows', async () => {
  const deleted = createDeletedTenants();
  const happened: string[] = [];
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const written = deleted.write(rowsOf('a', 'b'), async (rows) => {
    await arrived;
    happened.push(`wrote ${rows.length}`);
  });
  deleted.add('a');
  const settled = deleted.settled().then(() => happened.push('deletes rows'));
  expect(await deleted.write(rowsOf('a', 'b'), async () => {})).toEqual(rowsOf('b'));
  arrive();
  await Promise.all([written, settled]);
  expect(happened).toEqual(['wrote 2', 'deletes rows']);
});

it('a batch of deleted tenants alone writes nothing', async () => {
  const deleted = createDeletedTenants();
  deleted.add('a');
  const write = async () => expect.fail('It was written.');
  expect(await deleted.write(rowsOf('a'), write)).toEqual([]);
});
