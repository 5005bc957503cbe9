import { type Migration, Migrator } from 'kysely';
import { schema } from './migrations/001_schema.ts';
import type { Database } from './tables.ts';

/** Schema changes in the order of their numbers. A released change is never edited. */
export const migrations: Record<string, Migration> = { '001_schema': schema };

/** Newest migration, which identifies the current schema. */
export const newestMigration = Object.keys(migrations).sort().at(-1) ?? '';

/** Runs the migrations; on PostgreSQL one process at a time. @throws the error of the first failed migration */
export async function migrate(db: Database, all = migrations): Promise<void> {
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => all },
    // Names are ASCII. Kysely's default comparator loads Unicode tables first, which takes about 10 ms.
    nameComparator: (a, b) => (a < b ? -1 : Number(a > b)),
  }).migrateToLatest();
  if (error) throw error;
}
