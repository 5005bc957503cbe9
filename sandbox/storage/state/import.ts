import type { TenantState } from '@balcao/contract/control/tenants.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import type { Pace } from '../../domain/pace.ts';
import type { Runtime } from '../../domain/runtime.ts';
import { orderKeyOf, routeOf } from '../deliveryRows.ts';
import { counterRule } from './counters.ts';
import { wrongField } from './expected.ts';
import { type Names, type PortableRow, unpacked } from './portable.ts';
import { type Column, type Shape, stateTables } from './shape.ts';
import type { StateRule } from './stateRule.ts';
import { type Renewed, renewTokens, withNewTokens } from './tokens.ts';
import { checkedRow, wrongForm } from './validate.ts';

/** Each delivery has its payload in the state: without one it could neither be shown nor sent. */
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

/** Rows of each table as they are written, all but the tenant's own. */
export interface ReadyState {
  tables: readonly (readonly [table: string, rows: readonly PortableRow[]])[];
  /** What the tenant's own row becomes. */
  own: PortableRow;
}

/** Where a state is put. */
interface ImportTarget {
  tenant: string;
  /** What the names in the state become here. */
  names: Names;
  /** Lets other calls go on meanwhile. */
  pace: Pace;
  runtime: Pick<Runtime, 'randomUuid'>;
}

/** What a state's names and tokens become here. */
interface Renaming {
  tenant: string;
  names: Names;
  renewed: Renewed;
}

/** A row that was read, as it is written. */
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

/**
 * Reads a state as if an enemy had written it, and turns it into rows of a tenant, before anything is written or
 * locked. Each row is let go of as soon as it is read: a state is large, and several copies of it larger.
 * @param state is emptied on the way
 * @returns c0805 to c0808 with the place of what is wrong
 */
export async function readState(
  shape: Shape,
  state: TenantState,
  { tenant, names, pace, runtime }: ImportTarget,
): Promise<Outcome<ReadyState>> {
  const refusal = wrongForm(tenant, state, shape);
  if (refusal) return refusal;
  const renaming = { tenant, names, renewed: await renewTokens(state.tables, pace, runtime) };
  const rules = [counterRule(), payloadRule()];
  const ready: [string, PortableRow[]][] = [];
  let own: PortableRow = {};
  for (const [table, columns] of stateTables(shape)) {
    const given: unknown[] = state.tables[table] ?? [];
    const rows: PortableRow[] = [];
    for (const [at, row] of given.entries()) {
      given[at] = undefined;
      const checked = checkedRow(table, at, row);
      if (!checked.ok) return checked;
      for (const rule of rules) rule.note(table, at, checked.value);
      if (table === 'tenants') own = checked.value;
      else rows.push(readyRow(table, checked.value, columns, renaming));
      await pace();
    }
    if (table !== 'tenants') ready.push([table, rows]);
  }
  for (const rule of rules) {
    const broken = rule.wrong();
    if (broken) return broken;
  }
  // When the tenant was opened stays.
  const { created_at: _, ...changing } = own;
  return ok({ tables: ready, own: changing });
}
