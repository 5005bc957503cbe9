import type { Database } from '../tables.ts';

/** Column of a table. JSON is stored as text and exported as the value it encodes. */
export interface Column {
  name: string;
  kind: 'number' | 'text' | 'json';
  nullable: boolean;
}

/** Columns of each table with a tenant, without the tenant column. */
export type Shape = ReadonlyMap<string, readonly Column[]>;

const jsonColumns = new Set(['document', 'attempts']);

function kindOf(name: string, dataType: string): Column['kind'] {
  if (jsonColumns.has(name)) return 'json';
  return /int/i.test(dataType) ? 'number' : 'text';
}

/** Reads the tables from the database itself, so that no table can be forgotten. */
export async function shapeOf(db: Database): Promise<Shape> {
  const tables = await db.introspection.getTables();
  const ofTenants = tables.filter(({ columns }) => columns.some(({ name }) => name === 'tenant'));
  return new Map(
    ofTenants.map(({ name: table, columns }) => [
      table,
      columns
        .filter(({ name }) => name !== 'tenant')
        .map(({ name, dataType, isNullable: nullable }) => ({
          name,
          kind: kindOf(name, dataType),
          nullable,
        })),
    ]),
  );
}

/** Tables of logs, which are not part of a state. A reset empties `wiped` only. */
export const logs = { wiped: 'requests', kept: 'live_events' } as const;

/** Tables that are not exported: platforms, logs and failures. */
const ownBusiness = new Set<string>(['platforms', 'item_failures', logs.wiped, logs.kept]);

/** Columns that are not exported: the freeze by the operator. */
const ownColumns: Readonly<Record<string, ReadonlySet<string>>> = {
  tenants: new Set(['frozen_at', 'frozen_reason']),
};

export function stateTables(shape: Shape): [string, readonly Column[]][] {
  return [...shape]
    .filter(([table]) => !ownBusiness.has(table))
    .map(([table, columns]): [string, readonly Column[]] => [
      table,
      columns.filter(({ name }) => !ownColumns[table]?.has(name)),
    ])
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Tables in the order of emptying. Counters come first: every creation locks one and so waits for a reset. */
export function tablesToEmpty(shape: Shape): string[] {
  const tables = [...shape.keys()].filter((table) => table !== 'sequences' && table !== logs.kept);
  return ['sequences', ...tables];
}
