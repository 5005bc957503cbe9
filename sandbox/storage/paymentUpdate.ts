import type { ChangingColumns } from './paymentRows.ts';
import { type Prepared, prepared } from './prepared.ts';

interface Version {
  tenant: string;
  id: number;
  /** The version that was read. */
  read: number;
}
type Update = Prepared<Partial<ChangingColumns> & Version, { id: number }>;

/** Statements by the columns they write. */
const updates = new Map<string, Update>();

/** Writes some columns over the version that was read; nobody's row when somebody was faster. */
export function updateOf(columns: readonly string[]): Update {
  const name = columns.join();
  const known = updates.get(name);
  if (known) return known;
  const update: Update = prepared(({ db }, { tenant, id, read, ...changing }) =>
    db
      .updateTable('payments')
      .set(changing)
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .where('version', '=', read)
      .returning('id'),
  );
  updates.set(name, update);
  return update;
}

/** The columns in which two rows differ: SQLite writes each index of a column that is named, changed or not. */
export function changesOf(
  before: ChangingColumns | undefined,
  after: ChangingColumns,
): Partial<ChangingColumns> {
  if (!before) return after;
  const changed = Object.entries(after).filter(
    ([name, value]) => before[name as keyof ChangingColumns] !== value,
  );
  return Object.fromEntries(changed);
}
