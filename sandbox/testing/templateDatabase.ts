import { openDatabase } from '../storage/drivers/openDatabase.ts';
import { migrate } from '../storage/migrations.ts';
import { database, databaseToCopy } from './database.ts';

/**
 * Migrates one database on PostgreSQL before the first test of a run: to copy it takes a tenth of the time of a
 * migration. Its name goes to the tests in `TEST_TEMPLATE`.
 * @returns removes it
 */
export async function setup() {
  if (database !== 'postgresql') return undefined;
  const { location, name, drop } = await databaseToCopy();
  const opened = openDatabase(location);
  try {
    await opened.migrating((db) => migrate(db));
  } finally {
    await opened.close();
  }
  process.env.TEST_TEMPLATE = name;
  return drop;
}
