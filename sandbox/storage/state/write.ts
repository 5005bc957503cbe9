import type { CompiledQuery } from 'kysely';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Database, Tables } from '../tables.ts';
import type { ReadyState } from './import.ts';
import type { PortableRow } from './portable.ts';

/** Rows written at once: both databases limit the values of one statement, and one statement holds the event loop. */
const rowsAtOnce = 100;

function insertion(db: Database, table: string, rows: readonly PortableRow[]) {
  return db
    .insertInto(table as keyof Tables)
    .values(rows as never)
    .onConflict((conflict) => conflict.doNothing())
    .returning('tenant')
    .compile() as CompiledQuery<{ tenant: string }>;
}

/** Writes rows of the same columns, and says whether all of them are new. */
async function write(db: Database, table: string, rows: readonly PortableRow[]): Promise<boolean> {
  // A batch's text is made once: making it costs more than running it.
  let whole: CompiledQuery<{ tenant: string }> | undefined;
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const batch = rows.slice(from, from + rowsAtOnce);
    const parameters = batch.flatMap((row) => Object.values(row));
    if (!whole || batch.length < rowsAtOnce) whole = insertion(db, table, batch);
    const written = await db.executeQuery({ ...whole, parameters });
    if (written.rows.length < batch.length) return false;
  }
  return true;
}

/**
 * Puts a state in place of everything a tenant holds.
 * @param db a transaction in which the tenant is empty; a refusal must undo it
 * @returns c0809 for two rows about the same thing
 */
export async function writeState(
  db: Database,
  tenant: string,
  { tables, own }: ReadyState,
): Promise<Outcome<true>> {
  for (const [table, rows] of tables) {
    if (!(await write(db, table, rows))) {
      return refuse('c0809', { source: { pointer: `/tables/${table}` } });
    }
  }
  await db.updateTable('tenants').set(own).where('tenant', '=', tenant).execute();
  return ok(true);
}
