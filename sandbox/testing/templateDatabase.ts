import { openDatabase } from '../storage/drivers/openDatabase.ts';
import { migrate } from '../storage/migrations.ts';
import { database, databaseToCopy } from './database.ts';

/** Migrates one database per run and names it in `TEST_TEMPLATE`, because copying it takes a tenth of the time. */
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
