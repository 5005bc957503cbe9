import { type Migration, Migrator } from 'kysely';
import { schema } from './migrations/001_schema.ts';
import type { Database } from './tables.ts';

/** Every change of shape, in the order of their numbers; one that has been released is never edited. */
export const migrations: Record<string, Migration> = {
  '001_schema': schema,
};

/** What a database of today calls its shape. */
export const newestMigration = Object.keys(migrations).sort().at(-1) ?? '';

/** Migrates, one process at a time on PostgreSQL by a lock; throws the first migration's own error. */
export async function migrate(db: Database, all = migrations): Promise<void> {
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => all },
    // Names are ASCII. The default loads the tables of Unicode first, which takes a hundredth of a second.
    nameComparator: (a, b) => (a < b ? -1 : Number(a > b)),
  }).migrateToLatest();
  if (error) throw error;
}
