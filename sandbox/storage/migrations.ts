import { type Migration, Migrator } from 'kysely';
import { schema } from './migrations/001_schema.ts';
import type { Database } from './tables.ts';

/** Schema changes in order of their numbers; a released one is never edited. */
export const migrations: Record<string, Migration> = {
  '001_schema': schema,
};

/** Newest migration, which identifies the current schema. */
export const newestMigration = Object.keys(migrations).sort().at(-1) ?? '';

/** Migrates, one process at a time on PostgreSQL. @throws the error of the first failed migration */
export async function migrate(db: Database, all = migrations): Promise<void> {
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => all },
    // Names are ASCII; the default comparator first loads Unicode tables, in about 10 ms.
    nameComparator: (a, b) => (a < b ? -1 : Number(a > b)),
  }).migrateToLatest();
  if (error) throw error;
}
