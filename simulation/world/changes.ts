export type Row = Readonly<Record<string, unknown>>;

/** A row that a step changed: nothing before for a new one, nothing after for one that is gone. */
export interface RowChange {
  table: string;
  tenant: string;
  before: Row | undefined;
  after: Row | undefined;
}

/** Tables whose rows are watched; the others hold what nobody promises to keep (log of calls, live events). */
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

/** Knows which rows were changed by what was committed since it was last asked. */
export interface ChangeLog {
  /** Changes since the last call; to be called while no transaction is open. */
  take(): RowChange[] | Promise<RowChange[]>;
  rows(table: WatchedTable, tenant: string): Row[];
}
