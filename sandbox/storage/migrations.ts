import { type Migration, Migrator } from 'kysely';
import { schema } from './migrations/001_schema.ts';
import type { Database } from './tables.ts';

/** Every change of shape, in the order of their numbers; one that has been released is never edited. */
export const migrations: Record<string, Migration> = {
  '001_schema': schema,
};

/** What a database of today calls its shape. */
export const newestMigration = Object.keys(migrations).sort().at(-1) ?? '';

/**
 * Brings the database to the newest shape. On PostgreSQL a lock lets several processes start together;
 * on SQLite the file is already ours alone (see `sqlite.ts`).
 * @param all the changes to make; those of this release when left out
 * @throws the first migration's own error
 */
export async function migrate(db: Database, all = migrations): Promise<void> {
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => all },
    // Names are ASCII. The default loads the tables of Unicode first, which takes a hundredth of a second.
    nameComparator: (a, b) => (a < b ? -1 : Number(a > b)),
  }).migrateToLatest();
  if (error) throw error;
}
