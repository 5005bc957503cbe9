import type { SqliteConnection } from '@balcao/sandbox/storage/drivers/sqliteConnection.ts';

/** A row as the database gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** A row that a step changed: nothing before for a new one, nothing after for one that is gone. */
export interface RowChange {
  table: string;
  tenant: string;
  before: Row | undefined;
  after: Row | undefined;
}

/** Tables whose rows are watched; the others hold what nobody promises to keep (log of calls, live events). */
const watched = [
  'tenants',
  'platforms',
  'reference_ranges',
  'bank_accounts',
  'payments',
  'webhooks',
  'deliveries',
  'item_failures',
  'faults',
  'entities',
  'terminals',
  'processed_codes',
  'customers',
  'customer_entities',
  'saved_methods',
] as const;
export type WatchedTable = (typeof watched)[number];

/** Columns that name a row besides its tenant; the others have one row a tenant, or are named by their whole content. */
const keys: Partial<Record<WatchedTable, string>> = {
  payments: 'id',
  deliveries: 'id',
  webhooks: 'id',
  entities: 'client_id',
  customers: 'uuid',
  saved_methods: 'uuid',
  terminals: 'uuid',
};

/** Knows which rows were changed by what was committed since it was last asked. */
export interface ChangeLog {
  /** Changes since the last call; to be called while no transaction is open. */
  take(): RowChange[];
  /** Rows of a table as they are, of one tenant. */
  rows(table: WatchedTable, tenant: string): Row[];
}

const sameRow = (table: WatchedTable, one: Row, other: Row) => {
  const key = keys[table];
  return one.tenant === other.tenant && (key === undefined || one[key] === other[key]);
};

/**
 * Watches a migrated database by temporary triggers, which belong to the connection and leave the schema as it is. What
 * they note is undone with the transaction that it was noted in.
 */
export function watchChanges(connection: SqliteConnection): ChangeLog {
  connection.exec(
    'create temp table touched (name text, row integer, primary key (name, row)) without rowid',
  );
  for (const table of watched) {
    for (const [event, row] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ]) {
      connection.exec(`create temp trigger touched_${table}_${event} after ${event} on main.${table}
        begin insert or ignore into touched values ('${table}', ${row}.rowid); end`);
    }
  }
  const touched = connection.prepare('select name, row from touched');
  const forget = connection.prepare('delete from touched');
  const read = new Map(
    watched.map((table) => [table, connection.prepare(`select * from ${table} where rowid = ?`)]),
  );
  /** Rows as they were last seen, by their row ids, and of each tenant by itself. */
  const known = new Map<string, Map<number, Row>>();
  const mirror = (name: string) => {
    const rows = known.get(name) ?? new Map<number, Row>();
    known.set(name, rows);
    return rows;
  };
  const ofTenant = (table: string, { tenant }: Row) => mirror(`${table} ${tenant}`);

  function changeOf(table: WatchedTable, rowId: number): RowChange[] {
    const rows = mirror(table);
    const before = rows.get(rowId);
    const [after] = (read.get(table)?.all(...([rowId] as never[])) ?? []) as Row[];
    if (before) ofTenant(table, before).delete(rowId);
    rows.delete(rowId);
    if (after) {
      rows.set(rowId, after);
      ofTenant(table, after).set(rowId, after);
    }
    if (before && after && !sameRow(table, before, after)) {
      return [
        { table, tenant: String(before.tenant), before, after: undefined },
        { table, tenant: String(after.tenant), before: undefined, after },
      ];
    }
    const tenant = String((after ?? before)?.tenant);
    return before || after ? [{ table, tenant, before, after }] : [];
  }

  const log: ChangeLog = {
    take() {
      const found = touched.all() as { name: WatchedTable; row: number }[];
      if (found.length === 0) return [];
      forget.run();
      return found.flatMap(({ name, row }) => changeOf(name, row));
    },
    rows: (table, tenant) => [...mirror(`${table} ${tenant}`).values()],
  };
  for (const table of watched) {
    for (const { id } of connection.prepare(`select rowid as id from ${table}`).all() as { id: number }[]) {
      changeOf(table, id);
    }
  }
  return log;
}
