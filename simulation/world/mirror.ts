import type { Row, RowChange, WatchedTable } from './changes.ts';

/** Columns that identify a row within its tenant. Other tables have one row per tenant, or use the whole row. */
const keys: Partial<Record<WatchedTable, string>> = {
  payments: 'id',
  deliveries: 'id',
  webhooks: 'id',
  entities: 'client_id',
  customers: 'uuid',
  saved_methods: 'uuid',
  terminals: 'uuid',
};

const sameRow = (table: WatchedTable, one: Row, other: Row) => {
  const key = keys[table];
  return one.tenant === other.tenant && (key === undefined || one[key] === other[key]);
};

interface Mirror {
  /** Stores the current row, undefined if deleted; returns its changes since the last call. */
  put(table: WatchedTable, key: string | number, after: Row | undefined): RowChange[];
  /** Rows of a table for one tenant, in the order of their last change. */
  rows(table: WatchedTable, tenant: string): Row[];
}

export function createMirror(): Mirror {
  const known = new Map<string, Map<string | number, Row>>();
  const listed = (name: string) => {
    const rows = known.get(name) ?? new Map<string | number, Row>();
    known.set(name, rows);
    return rows;
  };
  const ofTenant = (table: string, { tenant }: Row) => listed(`${table} ${tenant}`);

  return {
    put(table, key, after) {
      const rows = listed(table);
      const before = rows.get(key);
      if (before) ofTenant(table, before).delete(key);
      rows.delete(key);
      if (after) {
        rows.set(key, after);
        ofTenant(table, after).set(key, after);
      }
      if (before && after && !sameRow(table, before, after)) {
        return [
          { table, tenant: String(before.tenant), before, after: undefined },
          { table, tenant: String(after.tenant), before: undefined, after },
        ];
      }
      const tenant = String((after ?? before)?.tenant);
      return before || after ? [{ table, tenant, before, after }] : [];
    },
    rows: (table, tenant) => [...listed(`${table} ${tenant}`).values()],
  };
}
