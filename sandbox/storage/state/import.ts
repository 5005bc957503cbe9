import type { TenantState } from '@balcao/contract/control/controlTenants.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import type { Pace } from '../../domain/pace.ts';
import type { Runtime } from '../../domain/runtime.ts';
import { orderKeyOf, routeOf } from '../deliveryRows.ts';
import { rowSchema } from './columnSchemas.ts';
import { counterRule, type StateRule } from './counters.ts';
import { type Names, type PortableRow, unpacked } from './portable.ts';
import { type Column, type Shape, stateTables } from './shape.ts';
import { type Renewed, renewTokens, withNewTokens } from './tokens.ts';
import { checkedRow, wrongForm } from './validate.ts';
import { wrongField } from './wrongField.ts';

/** Requires the payload of each delivery, which could otherwise be neither shown nor sent. */
function payloadRule(): StateRule {
  const there = new Set<unknown>();
  const used = new Map<unknown, number>();
  return {
    note(table, at, row) {
      if (table === 'webhook_payloads') there.add(row.id);
      if (table === 'deliveries') used.set(row.payload_id, at);
    },
    wrong() {
      const missing = [...used].find(([id]) => !there.has(id));
      return missing && wrongField(['tables', 'deliveries', missing[1], 'payload_id'], 'webhook_payloads/id');
    },
  };
}

export interface ReadyState {
  tables: readonly (readonly [table: string, rows: readonly PortableRow[]])[];
  own: PortableRow;
}

interface ImportTarget {
  tenant: string;
  names: Names;
  /** Lets other calls run in between. */
  pace: Pace;
  runtime: Pick<Runtime, 'randomUuid'>;
}

interface Renaming {
  tenant: string;
  names: Names;
  renewed: Renewed;
}

function readyRow(
  table: string,
  row: PortableRow,
  columns: readonly Column[],
  { tenant, names, renewed }: Renaming,
): PortableRow {
  const own: PortableRow = { ...unpacked(withNewTokens(row, renewed), columns, names), tenant };
  if (table !== 'deliveries') return own;
  const [subject, failureMode] = [own.subject as string | null, own.failure_mode as string | null];
  return { ...own, ...routeOf(String(own.url)), order_key: orderKeyOf(subject, failureMode) };
}

/** Validates the rows of each table in sequence. Releases each row of the request to free its memory. */
async function readRows(
  shape: Shape,
  state: TenantState,
  pace: Pace,
): Promise<Outcome<ReadonlyMap<string, PortableRow[]>>> {
  const rules = [counterRule(), payloadRule()];
  const read = new Map<string, PortableRow[]>();
  for (const [table, columns] of stateTables(shape)) {
    const schema = rowSchema(table, columns);
    const given: unknown[] = state.tables[table] ?? [];
    const rows: PortableRow[] = [];
    for (const [at, row] of given.entries()) {
      given[at] = undefined;
      const checked = checkedRow(schema, table, at, row);
      if (!checked.ok) return checked;
      for (const rule of rules) rule.note(table, at, checked.value);
      rows.push(checked.value);
      await pace();
    }
    read.set(table, rows);
  }
  for (const rule of rules) {
    const broken = rule.wrong();
    if (broken) return broken;
  }
  return ok(read);
}

/** Reads an untrusted state before any lock is taken, and empties it while reading. Refuses with c0805 to c0808. */
export async function readState(
  shape: Shape,
  state: TenantState,
  { tenant, names, pace, runtime }: ImportTarget,
): Promise<Outcome<ReadyState>> {
  const refusal = wrongForm(tenant, state, shape);
  if (refusal) return refusal;
  const read = await readRows(shape, state, pace);
  if (!read.ok) return read;
  const rowsOf = (table: string) => read.value.get(table) ?? [];
  const renaming = { tenant, names, renewed: await renewTokens(rowsOf('payments'), pace, runtime) };
  const tables: [string, PortableRow[]][] = [];
  for (const [table, columns] of stateTables(shape)) {
    if (table === 'tenants') continue;
    const rows = rowsOf(table);
    for (const [at, row] of rows.entries()) {
      rows[at] = readyRow(table, row, columns, renaming);
      await pace();
    }
    tables.push([table, rows]);
  }
  // The time of creation is kept.
  const { created_at: _, ...own } = rowsOf('tenants')[0] ?? {};
  return ok({ tables, own });
}
