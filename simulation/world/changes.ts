export type Row = Readonly<Record<string, unknown>>;

/** Changed row: no `before` for a new one, no `after` for a deleted one. */
export interface RowChange {
  table: string;
  tenant: string;
  before: Row | undefined;
  after: Row | undefined;
}

/** Watched tables; invariants do not cover the others (request log, live events). */
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
  /** Changes since the last call; must be called without an open transaction. */
  take(): RowChange[] | Promise<RowChange[]>;
  rows(table: WatchedTable, tenant: string): Row[];
}
