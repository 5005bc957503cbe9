import type { TenantState } from '@balcao/contract/control/controlTenants.ts';
import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import { mapInSlices, type Pace } from '../../domain/pace.ts';
import { newestMigration } from '../migrations.ts';
import type { Database, Tables } from '../tables.ts';
import { type Names, type PortableRow, packed } from './portable.ts';
import { type Column, type Shape, stateTables } from './shape.ts';

/** Values that have no meaning in another sandbox: the lease, the receiver's host, the creation time of the tenant. */
const forgotten: PortableRow = { lease_until: 0, receiver: '', order_key: null, created_at: 0 };
const forgottenIn: Readonly<Record<string, readonly string[]>> = {
  tenants: ['created_at'],
  deliveries: ['lease_until', 'receiver', 'order_key'],
};

/** Sorts numbers by size and strings by code units, column by column, so both databases give the same order. */
function compare(columns: readonly Column[]) {
  return (one: PortableRow, other: PortableRow): number => {
    for (const { name, kind } of columns) {
      const [a, b] = [one[name], other[name]] as [string, string];
      if (kind !== 'json' && a !== b) return a < b ? -1 : 1;
    }
    return 0;
  };
}

/** Rows per read. SQLite blocks other work during a read; PostgreSQL guarantees no order across reads. */
const rowsAtOnce = { sqlite: 25, postgresql: sandboxQuotas.stateRows + 1 };

async function rowsOf(db: Database, table: string, tenant: string, most: number, pace: Pace) {
  const rows: PortableRow[] = [];
  for (let isWhole = false; !isWhole; ) {
    const slice = await db
      .selectFrom(table as keyof Tables)
      .selectAll()
      .where('tenant', '=', tenant)
      .limit(most)
      .offset(rows.length)
      .execute();
    rows.push(...slice);
    isWhole = slice.length < most;
    await pace();
  }
  return rows;
}

async function countRows(db: Database, tables: readonly string[], tenant: string): Promise<number> {
  let total = 0;
  for (const table of tables) {
    const { rows } = await db
      .selectFrom(table as keyof Tables)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('tenant', '=', tenant)
      .executeTakeFirstOrThrow();
    total += rows;
  }
  return total;
}

type StoredRows = readonly (readonly [table: string, columns: readonly Column[], rows: readonly PortableRow[]])[];

/** Reads all rows of a tenant in a transaction; refuses with c0804 above the import limit. */
export async function readRows(
  db: Database,
  shape: Shape,
  tenant: string,
  database: keyof typeof rowsAtOnce,
  pace: Pace,
): Promise<Outcome<StoredRows>> {
  const all = stateTables(shape);
  const most = sandboxQuotas.stateRows;
  const rows = await countRows(
    db,
    all.map(([table]) => table),
    tenant,
  );
  if (rows > most) return refuse('c0804', { values: { rows, most } });
  const read: [string, readonly Column[], PortableRow[]][] = [];
  for (const [table, columns] of all) {
    read.push([table, columns, await rowsOf(db, table, tenant, rowsAtOnce[database], pace)]);
  }
  return ok(read);
}

/** Converts rows to a state in plain JSON, after their transaction. `names` replaces the tenant's own names. */
export async function exportState(stored: StoredRows, names: Names, pace: Pace): Promise<TenantState> {
  const tables: TenantState['tables'] = {};
  for (const [table, columns, found] of stored) {
    const reset = Object.fromEntries((forgottenIn[table] ?? []).map((name) => [name, forgotten[name]]));
    const rows = await mapInSlices(found, (row) => packed({ ...row, ...reset }, columns, names), pace);
    tables[table] = rows.sort(compare(columns));
  }
  return { version: newestMigration, tables };
}
