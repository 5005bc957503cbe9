import { setTimeout as pause } from 'node:timers/promises';
import { PostgresAdapter, sql } from 'kysely';
import { DatabaseUnavailable } from '../../domain/database/databaseUnavailable.ts';
import type { Database } from '../tables.ts';

/** Number of Kysely's own lock, which earlier releases use. */
const lock = '3853314791062309107';

/** Milliseconds between two attempts to take the migration lock. */
const lookMilliseconds = 50;

/** Disables Kysely's lock on a connection, which a pooler changes; {@link migrateAlone} locks a transaction. */
export class AdapterWithoutLock extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** Runs work in one process at a time. Waits without a connection, up to a limit. @throws DatabaseUnavailable */
export async function migrateAlone<T>(db: Database, limitMilliseconds: number, work: () => Promise<T>): Promise<T> {
  for (let left = limitMilliseconds / lookMilliseconds; left > 0; left -= 1) {
    const done = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ alone: boolean }>`
        select pg_try_advisory_xact_lock(${sql.raw(lock)}) as alone`.execute(trx);
      if (!rows[0]?.alone) return undefined;
      // The locking transaction is idle during the migration, which may index millions of rows.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
      return { value: await work() };
    });
    if (done) return done.value;
    await pause(lookMilliseconds);
  }
  throw new DatabaseUnavailable(new Error('Another process is migrating the database.'));
}
