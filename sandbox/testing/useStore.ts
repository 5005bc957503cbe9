import { afterAll, beforeAll } from 'vitest';
import type { Store } from '../domain/ports.ts';
import { openStore } from '../storage/openStore.ts';
import { webRuntime } from '../webRuntime.ts';
import { migratedDatabase, type TestDatabase } from './database.ts';
import { openTestDatabase } from './openTestDatabase.ts';
import { morning } from './testSandbox.ts';

/** Opens a store on a database of the test file, with only the seed. @returns store, filled before the first test */
export function useStore(): Store & Pick<TestDatabase, 'location'> {
  const store = {} as ReturnType<typeof useStore>;
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await migratedDatabase();
    const { location } = testDatabase;
    Object.assign(store, await openStore(openTestDatabase(location), webRuntime, morning, String), {
      location,
    });
  });
  afterAll(async () => {
    await store.close();
    await testDatabase.drop();
  });
  return store;
}
