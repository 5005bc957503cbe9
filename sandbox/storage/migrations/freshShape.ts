import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import shape from './freshShape.json' with { type: 'json' };

/** Tables in which the migrator notes what it did, and that nobody else is migrating. */
const lockId = 'migration_lock';

/** Whether an SQLite database holds nothing yet. */
async function isFresh(db: Database): Promise<boolean> {
  const noted = await sql`select 1 from sqlite_master where name = 'kysely_migration'`.execute(db);
  return noted.rows.length === 0;
}

/**
 * Gives a fresh SQLite database the shape that all migrations give it, in one step: a start in memory makes a database
 * anew each time, and the migrations take ten times as long. One that holds anything is left alone.
 * @param names of the migrations that are thereby done
 */
export async function makeFresh(db: Database, names: readonly string[]): Promise<void> {
  if (!(await isFresh(db))) return;
  const timestamp = new Date(0).toISOString();
  await db.transaction().execute(async (trx) => {
    for (const statement of shape) await sql.raw(statement).execute(trx);
    await sql`insert into kysely_migration_lock values (${lockId}, 0)`.execute(trx);
    for (const name of names)
      await sql`insert into kysely_migration values (${name}, ${timestamp})`.execute(trx);
  });
}
