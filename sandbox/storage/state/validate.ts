import type { TenantState } from '@balcao/contract/control/controlTenants.ts';
import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import type * as z from 'zod';
import { type Outcome, ok, type Refusal, refuse } from '../../domain/outcome.ts';
import { RowText } from '../../domain/tenants/rowText.ts';
import { newestMigration } from '../migrations.ts';
import { mostRows } from '../quotas.ts';
import { contradicts } from './contradictions.ts';
import type { PortableRow } from './portable.ts';
import { type Shape, stateTables } from './shape.ts';
import { wrongField, wrongRow } from './wrongField.ts';

function tooManyRows(tenant: string, tables: TenantState['tables']): Refusal | undefined {
  const refused = (pointer: string, rows: number, most: number) =>
    refuse('c0807', { source: { pointer }, values: { rows, most } });
  const total = Object.values(tables).reduce((sum, rows) => sum + rows.length, 0);
  if (total > sandboxQuotas.stateRows) return refused('/tables', total, sandboxQuotas.stateRows);
  for (const [table, rows] of Object.entries(tables)) {
    const most = mostRows(tenant, table) ?? total;
    if (rows.length > most) return refused(`/tables/${table}`, rows.length, most);
  }
}

/** Error of a state apart from its rows (version, tables, size): c0805, c0806 or c0807. */
export function wrongForm(tenant: string, { version, tables }: TenantState, shape: Shape): Refusal | undefined {
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

/** Row as an object; undefined if its JSON is invalid. */
function given(row: unknown): unknown {
  if (!(row instanceof RowText)) return row;
  try {
    return row.parse();
  } catch {
    return undefined;
  }
}

/** Checks an untrusted row: exact columns within bounds, and a matching document. Refuses with c0806 or c0808. */
export function checkedRow(schema: z.ZodObject, table: string, at: number, row: unknown): Outcome<PortableRow> {
  const parsed = schema.safeParse(given(row));
  if (!parsed.success) return wrongRow(['tables', table, at], parsed.error, Object.keys(schema.shape));
  if (!contradicts(table, parsed.data)) return ok(parsed.data);
  return refuse('c0808', { source: { pointer: `/tables/${table}/${at}` } });
}
