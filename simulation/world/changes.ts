export type Row = Readonly<Record<string, unknown>>;

/** Changed row. A new row has no `before`, and a deleted row has no `after`. */
export interface RowChange {
  table: string;
  tenant: string;
  before: Row | undefined;
  after: Row | undefined;
}

/** Watched tables. No invariant covers the others (request log, live events). */
export const watched = [
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

/** Log of rows changed by committed transactions. */
export interface ChangeLog {
  /** Changes since the last call. Must not be called during an open transaction. */
  take(): RowChange[] | Promise<RowChange[]>;
  rows(table: WatchedTable, tenant: string): Row[];
}
