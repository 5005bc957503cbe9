import type { DatabaseLocation } from '../storage/drivers/openDatabase.ts';
import type { OpenedDatabase } from '../storage/openedDatabase.ts';

/** Opens a database and loads only its driver, because the PostgreSQL driver takes an eighth of the startup time. */
export async function openConfigured(location: DatabaseLocation): Promise<OpenedDatabase> {
  if ('sqlite' in location) {
    const { openSqlite } = await import('../storage/drivers/sqlite.ts');
    return openSqlite(location.sqlite, location);
  }
  const { openPostgres } = await import('../storage/drivers/postgres.ts');
  return openPostgres(location.postgres, location.connections);
}
