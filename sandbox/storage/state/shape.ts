import type { Database } from '../tables.ts';

/** What a column holds: JSON is kept as text and travels as what it says. */
export interface Column {
  name: string;
  kind: 'number' | 'text' | 'json';
  nullable: boolean;
}

/** Tables that belong to tenants, by name, with their columns but the tenant itself. */
export type Shape = ReadonlyMap<string, readonly Column[]>;

const jsonColumns = new Set(['document', 'attempts']);

function kindOf(name: string, dataType: string): Column['kind'] {
  if (jsonColumns.has(name)) return 'json';
  return /int/i.test(dataType) ? 'number' : 'text';
}

/** Asks the database itself which tables tenants have, so that none can be forgotten. */
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

/** Logs: they tell what happened to a sandbox and are no part of its state; a reset wipes the first. */
export const logs = { wiped: 'requests', kept: 'live_events' } as const;

/** Tables that are this sandbox's own business: who may call, what was called, and what could not be done. */
const ownBusiness = new Set<string>(['platforms', 'item_failures', logs.wiped, logs.kept]);

/** Columns that are so too: why its operator stopped a tenant. */
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

/** Counters come first: who creates something holds one, so that a reset and later creators wait. */
export function tablesToEmpty(shape: Shape): string[] {
  const tables = [...shape.keys()].filter((table) => table !== 'sequences' && table !== logs.kept);
  return ['sequences', ...tables];
}
