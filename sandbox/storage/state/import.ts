import type { TenantState } from '@balcao/contract/control/tenants.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import { placeOf } from '../deliveryRows.ts';
import type { Database, Tables } from '../tables.ts';
import type { Pace } from './pace.ts';
import { type Names, type PortableRow, unpacked } from './portable.ts';
import { type Shape, stateTables } from './shape.ts';
import { renewTokens, withNewTokens } from './tokens.ts';
import { validateState } from './validate.ts';

/** Rows written at once: both databases limit the values of one statement, and one statement holds the event loop. */
const rowsAtOnce = 100;

/** Rows of each table as they are written, all but the tenant's own. */
export interface ReadyState {
  tables: readonly (readonly [table: string, rows: readonly PortableRow[]])[];
  /** What the tenant's own row becomes. */
  own: PortableRow;
}

/**
 * Checks a state and turns it into rows of a tenant, before anything is written or locked.
 * @param names what the names in the state become here
 * @param pace lets other calls go on meanwhile
 * @returns c0805 to c0808 with the place of what is wrong
 */
export async function readState(
  shape: Shape,
  tenant: string,
  state: TenantState,
  names: Names,
  pace: Pace,
): Promise<Outcome<ReadyState>> {
  const checked = await validateState(tenant, state, shape, pace);
  if (!checked.ok) return checked;
  const renewed = await renewTokens(checked.value);
  const tables: [string, PortableRow[]][] = [];
  for (const [table, columns] of stateTables(shape)) {
    if (table === 'tenants') continue;
    const rows: PortableRow[] = [];
    for (const row of checked.value[table] ?? []) {
      const own: PortableRow = { ...unpacked(withNewTokens(row, renewed), columns, names), tenant };
      rows.push(table === 'deliveries' ? { ...own, ...placeOf(String(own.url)) } : own);
      await pace();
    }
    tables.push([table, rows]);
  }
  // When the tenant was opened stays.
  const { created_at: _, ...own } = checked.value.tenants?.[0] ?? {};
  return ok({ tables, own });
}

/** Writes rows, and says whether all of them are new. */
async function write(
  db: Database,
  table: string,
  rows: readonly PortableRow[],
  pace: Pace,
): Promise<boolean> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const batch = rows.slice(from, from + rowsAtOnce);
    const written = await db
      .insertInto(table as keyof Tables)
      .values(batch as never)
      .onConflict((conflict) => conflict.doNothing())
      .returning('tenant')
      .execute();
    if (written.length < batch.length) return false;
    await pace();
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
  pace: Pace,
): Promise<Outcome<true>> {
  for (const [table, rows] of tables) {
    if (!(await write(db, table, rows, pace))) {
      return refuse('c0809', { source: { pointer: `/tables/${table}` } });
    }
  }
  await db.updateTable('tenants').set(own).where('tenant', '=', tenant).execute();
  return ok(true);
}
