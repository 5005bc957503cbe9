import { migrate } from '../storage/migrations.ts';
import type { OpenedDatabase } from '../storage/openedDatabase.ts';
import { migratedDatabase } from './database.ts';
import { openTestDatabase } from './openTestDatabase.ts';

/**
 * Opens a database with the tables of today and nothing in them, for a test that speaks to the database itself.
 * @returns `close` removes it too
 */
export async function openMigrated(): Promise<OpenedDatabase> {
  const { location, drop } = await migratedDatabase();
  const opened = openTestDatabase(location);
  // Nothing is left to do on PostgreSQL.
  await migrate(opened.db);
  return {
    ...opened,
    async close() {
      await opened.close();
      await drop();
    },
  };
}
