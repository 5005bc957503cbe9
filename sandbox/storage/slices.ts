import { sql } from 'kysely';
import { delay, type Runtime } from '../domain/runtime.ts';
import type { Database } from './tables.ts';

/** Rows deleted at once: about ten milliseconds of a table with many indexes. */
const rowsAtOnce = 150;

/** Name of the counter that marks a tenant whose rows are being deleted; see {@link emptyInSlices}. */
const mark = 'reset';

/** Tenants whose rows a process that ended was still deleting. */
export async function partlyEmptied(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('sequences').select('tenant').where('name', '=', mark).execute();
  return rows.map(({ tenant }) => tenant);
}

/** Whether a tenant has so many rows in some table that they are not deleted at once. */
async function hasMany(db: Database, tables: readonly string[], tenant: string): Promise<boolean> {
  for (const table of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where tenant = ${tenant} limit 1 offset ${rowsAtOnce}`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/**
 * Deletes most rows of a tenant on SQLite, which does one thing at a time: in slices, between which other tenants are
 * answered. The tenant is marked first, so that a process that ends meanwhile finishes the work at its next start;
 * whoever calls this keeps everybody else away from the tenant, and takes away the mark with the counters.
 * @param tables those whose rows may go before the others
 */
export async function emptyInSlices(
  db: Database,
  runtime: Runtime,
  tables: readonly string[],
  tenant: string,
): Promise<void> {
  if (!(await hasMany(db, tables, tenant))) return;
  await db
    .insertInto('sequences')
    .values({ tenant, name: mark, next: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const table of tables) {
    for (;;) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where rowid in
        (select rowid from ${sql.table(table)} where tenant = ${tenant} limit ${rowsAtOnce})`.execute(db);
      if (numAffectedRows < rowsAtOnce) break;
      await delay(runtime, 0);
    }
  }
}
