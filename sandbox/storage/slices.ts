import { sql } from 'kysely';
import { delay, type Runtime } from '../domain/runtime.ts';
import type { Database } from './tables.ts';

/** Rows per `delete`, which takes about ten milliseconds for a table with many indexes. */
const rowsAtOnce = 150;

/** Name of a counter that marks a tenant whose deletion is unfinished; see {@link emptyInSlices}. */
const mark = 'reset';

/** Tenants whose deletion was interrupted. */
export async function partlyEmptied(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('sequences').select('tenant').where('name', '=', mark).execute();
  return rows.map(({ tenant }) => tenant);
}

/** Whether any table has too many rows of the tenant to delete them at once. */
async function hasMany(db: Database, tables: readonly string[], tenant: string): Promise<boolean> {
  for (const table of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where tenant = ${tenant} limit 1 offset ${rowsAtOnce}`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/**
 * Deletes most rows of a tenant on SQLite in slices; requests of other tenants run between them. The tenant is marked
 * first, so that an interrupted deletion is finished at the next start. The caller excludes all other work on the
 * tenant, and deletes the mark with the counters.
 * @param tables tables that may be emptied first
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
