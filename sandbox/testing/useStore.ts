import { afterAll, beforeAll } from 'vitest';
import type { Store } from '../domain/ports.ts';
import { openStore } from '../storage/openStore.ts';
import { webRuntime } from '../webRuntime.ts';
import { migratedDatabase, type TestDatabase } from './database.ts';
import { openTestDatabase } from './openTestDatabase.ts';
import { morning } from './testSandbox.ts';

type InboxOf = (platformCode: string) => string;

interface TestStore extends Store, Pick<TestDatabase, 'location'> {
  /** Opens another store on the same database. */
  open(inboxOf?: InboxOf): Promise<Store>;
  /** Opens the database again after it was closed. */
  reopen(inboxOf?: InboxOf): Promise<void>;
}

/** Opens a store on a database of the test file, with only the seed. @returns store, filled before the first test */
export function useStore(kept = false, inboxes: InboxOf = String): TestStore {
  let testDatabase: TestDatabase;
  const open = async (inboxOf = inboxes) =>
    openStore(openTestDatabase(testDatabase.location), webRuntime, morning, inboxOf);
  const reopen = async (inboxOf?: InboxOf) => void Object.assign(store, await open(inboxOf));
  const store = { open, reopen } as TestStore;
  beforeAll(async () => {
    testDatabase = await migratedDatabase({ kept });
    store.location = testDatabase.location;
    await reopen();
  });
  afterAll(async () => {
    await store.close();
    await testDatabase.drop();
  });
  return store;
}
