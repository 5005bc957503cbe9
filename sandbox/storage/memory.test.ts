import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect, it } from 'vitest';
import { refuse } from '../domain/outcome.ts';
import { sharedTenant } from '../domain/tenants/tenantCredentials.ts';
import { useStore } from '../testing/useStore.ts';

const store = useStore();

const { code } = seed.platform;
const { clientId } = seed.entity;
const nameNow = async () => (await store.platform(code, clientId))?.entity?.registration.name;

/** Renames the entity, then refuses if `isRefused`. @returns the name that other readers see before the commit */
async function rename(name: string, isRefused: boolean) {
  let beside: Promise<string | undefined> | undefined;
  await store.write(sharedTenant, async ({ entities }) => {
    const entity = await entities.find(clientId);
    if (!entity) throw new Error('The seed has no entity.');
    await entities.save({ ...entity, registration: { ...entity.registration, name } });
    beside = nameNow();
    return isRefused ? refuse('e00600') : undefined;
  });
  return beside;
}

it('a platform and its entity are told as they were committed last', async () => {
  const before = await nameNow();
  expect(await rename('Undone', true)).toBe(before);
  expect(await nameNow()).toBe(before);
  await rename('Kept', false);
  expect(await nameNow()).toBe('Kept');
  await store.setClock(sharedTenant, 1000);
  expect((await store.platform(code, clientId))?.clockOffset).toBe(1000);
  await store.reset(sharedTenant, 0);
  expect(await nameNow()).toBe(before);
  expect((await store.platform(code, clientId))?.clockOffset).toBe(0);
});

it('an account is listed as soon as it is there, and not where it was undone', async () => {
  const codes = () =>
    store.read(sharedTenant, async ({ bankAccounts }) =>
      (await bankAccounts.list(clientId)).map((account) => account.code),
    );
  const before = await codes();
  const insert = (isRefused: boolean) =>
    store.write(sharedTenant, async ({ bankAccounts }) => {
      const [account] = await bankAccounts.list(clientId);
      if (!account) throw new Error('The seed has no account.');
      await bankAccounts.insert(clientId, { ...account, code: 'another' });
      expect(await bankAccounts.list(clientId)).toHaveLength(before.length + 1);
      return isRefused ? refuse('e00600') : undefined;
    });
  await insert(true);
  expect(await codes()).toEqual(before);
  await insert(false);
  expect(await codes()).toEqual([...before, 'another']);
});
