import type { TenantState } from '@balcao/contract/control/tenants.ts';
import { sandboxQuotas } from '@balcao/contract/limits.ts';
import { type Outcome, ok, type Refusal, refuse } from '../../domain/outcome.ts';
import { newestMigration } from '../migrations.ts';
import { mostRows } from '../quotas.ts';
import { contradicts } from './checks.ts';
import { wrongCounters } from './counters.ts';
import { wrongField, wrongRow } from './expected.ts';
import type { Pace } from './pace.ts';
import type { PortableRow } from './portable.ts';
import { rowSchemas } from './rows.ts';
import { type Shape, stateTables } from './shape.ts';

type Tables = TenantState['tables'];

/** More rows than a state may have, or than a table may have of this tenant. */
function tooManyRows(tenant: string, tables: Tables): Refusal | undefined {
  const refused = (path: string, rows: number, most: number) =>
    refuse('c0807', { source: { pointer: path }, values: { rows, most } });
  const total = Object.values(tables).reduce((sum, rows) => sum + rows.length, 0);
  if (total > sandboxQuotas.stateRows) return refused('/tables', total, sandboxQuotas.stateRows);
  for (const [table, rows] of Object.entries(tables)) {
    const most = mostRows(tenant, table) ?? total;
    if (rows.length > most) return refused(`/tables/${table}`, rows.length, most);
  }
}

/** What is wrong with a state before its rows are looked at: its version, its tables, its size. */
function wrongForm(tenant: string, { version, tables }: TenantState, shape: Shape): Refusal | undefined {
  if (version !== newestMigration) {
    const values = { given: version.slice(0, 40), expected: newestMigration };
    return refuse('c0805', { source: { pointer: '/version' }, values });
  }
  const known = stateTables(shape).map(([table]) => table);
  const unknown = Object.keys(tables).find((table) => !known.includes(table));
  if (unknown !== undefined) return wrongField(['tables', unknown], known.join(', '));
  const missing = known.find((table) => !Object.hasOwn(tables, table));
  if (missing !== undefined) return wrongField(['tables', missing], 'array');
  if (tables.tenants?.length !== 1) return wrongField(['tables', 'tenants'], 'array = 1');
  return tooManyRows(tenant, tables);
}

async function checkedRows(
  table: string,
  rows: readonly unknown[],
  pace: Pace,
): Promise<Outcome<PortableRow[]>> {
  const schema = rowSchemas[table];
  if (!schema) return wrongField(['tables', table], '∅');
  const checked: PortableRow[] = [];
  for (const [at, row] of rows.entries()) {
    const parsed = schema.safeParse(row);
    if (!parsed.success) return wrongRow(['tables', table, at], parsed.error, Object.keys(schema.shape));
    if (contradicts(table, parsed.data))
      return refuse('c0808', { source: { pointer: `/tables/${table}/${at}` } });
    checked.push(parsed.data);
    await pace();
  }
  return ok(checked);
}

/**
 * Reads a state as if an enemy had written it: every table, column and document within bounds, documents that agree
 * with their columns, can be shown and come to an end, counters above what they gave out.
 * @param shape tables of the database
 * @param pace lets other calls go on meanwhile
 * @returns its rows, or c0805 to c0808 with the place
 */
export async function validateState(
  tenant: string,
  state: TenantState,
  shape: Shape,
  pace: Pace,
): Promise<Outcome<Record<string, PortableRow[]>>> {
  const refusal = wrongForm(tenant, state, shape);
  if (refusal) return refusal;
  const tables: Record<string, PortableRow[]> = {};
  for (const [table, rows] of Object.entries(state.tables)) {
    const checked = await checkedRows(table, rows, pace);
    if (!checked.ok) return checked;
    tables[table] = checked.value;
  }
  return wrongCounters(tables) ?? ok(tables);
}
