import type { TenantState } from '@balcao/contract/control/tenants.ts';
import { sandboxQuotas } from '@balcao/contract/limits.ts';
import { type Outcome, ok, type Refusal, refuse } from '../../domain/outcome.ts';
import { placeOf } from '../deliveryRows.ts';
import { newestMigration } from '../migrations.ts';
import type { Database, Tables } from '../tables.ts';
import { contradicts } from './checks.ts';
import { type Names, type PortableRow, unpacked } from './portable.ts';
import { type Column, type Shape, stateTables } from './shape.ts';

/** Rows written at once: both databases limit the values of one statement. */
const rowsAtOnce = 200;

const wrong = (pointer: string, expected: string) =>
  refuse('c0806', { source: { pointer }, values: { expected } });

const kinds: Readonly<Record<Column['kind'], (value: unknown) => boolean>> = {
  number: Number.isSafeInteger,
  text: (value) => typeof value === 'string',
  json: (value) => typeof value === 'object' && value !== null,
};
const kindNames = { number: 'integer', text: 'string', json: 'object' } as const;

function wrongCell(row: PortableRow, { name, kind, nullable }: Column, pointer: string): Refusal | undefined {
  const value = row[name];
  const fits = value === null ? nullable : kinds[kind](value);
  return fits
    ? undefined
    : wrong(`${pointer}/${name}`, nullable ? `${kindNames[kind]}, null` : kindNames[kind]);
}

function wrongRow(row: PortableRow, columns: readonly Column[], pointer: string): Refusal | undefined {
  const known = columns.map(({ name }) => name);
  const unknown = Object.keys(row).find((name) => !known.includes(name));
  if (unknown !== undefined) return wrong(`${pointer}/${unknown}`, known.join(', '));
  for (const column of columns) {
    const refusal = wrongCell(row, column, pointer);
    if (refusal) return refusal;
  }
}

function wrongCode(row: PortableRow, pointer: string, { codes }: Names): Refusal | undefined {
  if (row.platform_code === undefined || codes.has(String(row.platform_code))) return;
  return wrong(`${pointer}/platform_code`, [...codes.keys()].join(', '));
}

/** What is wrong with the form of a state, if anything: its version, its size, its tables, its fields. */
function wrongForm({ version, tables }: TenantState, shape: Shape, names: Names): Refusal | undefined {
  if (version !== newestMigration) {
    const values = { given: version.slice(0, 40), expected: newestMigration };
    return refuse('c0805', { source: { pointer: '/version' }, values });
  }
  const rows = Object.values(tables).reduce((sum, table) => sum + table.length, 0);
  const most = sandboxQuotas.stateRows;
  if (rows > most) return refuse('c0807', { source: { pointer: '/tables' }, values: { rows, most } });
  const known = new Map(stateTables(shape));
  const unknown = Object.keys(tables).find((table) => !known.has(table));
  if (unknown !== undefined) return wrong(`/tables/${unknown}`, [...known.keys()].join(', '));
  for (const [table, columns] of known) {
    const refusal = wrongTable(table, tables[table], columns, names);
    if (refusal) return refusal;
  }
}

/** Without one of its counters a tenant could create nothing. */
async function wrongCounters(db: Database, tenant: string, { tables }: TenantState) {
  const rows = await db.selectFrom('sequences').select('name').where('tenant', '=', tenant).execute();
  const names = rows.map(({ name }) => name).sort();
  const given = (tables.sequences ?? []).map(({ name }) => String(name)).sort();
  return names.join() === given.join() ? undefined : wrong('/tables/sequences', names.join(', '));
}

function wrongTable(
  table: string,
  rows: readonly PortableRow[] | undefined,
  columns: readonly Column[],
  names: Names,
): Refusal | undefined {
  if (!rows || (table === 'tenants' && rows.length !== 1)) return wrong(`/tables/${table}`, 'array');
  for (const [at, row] of rows.entries()) {
    const pointer = `/tables/${table}/${at}`;
    const refusal = wrongRow(row, columns, pointer) ?? wrongCode(row, pointer, names);
    if (refusal) return refusal;
    if (contradicts(table, row)) return refuse('c0808', { source: { pointer } });
  }
}

/** Writes rows, and says whether all of them are new. */
async function write(db: Database, table: string, rows: readonly PortableRow[]): Promise<boolean> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const batch = rows.slice(from, from + rowsAtOnce);
    const written = await db
      .insertInto(table as keyof Tables)
      .values(batch as never)
      .onConflict((conflict) => conflict.doNothing())
      .returning('tenant')
      .execute();
    if (written.length < batch.length) return false;
  }
  return true;
}

/**
 * Puts a state in place of everything a tenant holds.
 * @param db a transaction; a refusal must undo it
 * @param names what the names in the state become here
 * @param empty takes away what the tenant holds so far
 */
export async function importState(
  db: Database,
  shape: Shape,
  tenant: string,
  state: TenantState,
  names: Names,
  empty: () => Promise<void>,
): Promise<Outcome<true>> {
  const refusal = wrongForm(state, shape, names) ?? (await wrongCounters(db, tenant, state));
  if (refusal) return refusal;
  await empty();
  const { tenants = [], ...tables } = state.tables;
  for (const [table, columns] of stateTables(shape)) {
    const rows = (tables[table] ?? []).map((row) => {
      const unfolded: PortableRow = { ...unpacked(row, columns, names), tenant };
      return table === 'deliveries' ? { ...unfolded, ...placeOf(String(unfolded.url)) } : unfolded;
    });
    if (!(await write(db, table, rows))) return refuse('c0809', { source: { pointer: `/tables/${table}` } });
  }
  const { created_at: _, ...own } = tenants[0] ?? {};
  await db.updateTable('tenants').set(own).where('tenant', '=', tenant).execute();
  return ok(true);
}
