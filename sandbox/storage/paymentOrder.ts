import type { PaymentFilters, sortFields } from '@balcao/contract/resources/payments/filters.ts';
import { sql } from 'kysely';
import type { Store } from '../domain/ports.ts';
import type { PaymentQuery } from './paymentFilters.ts';
import type { PaymentRow } from './tables.ts';

type Column = keyof PaymentRow;

const sortColumns: Record<(typeof sortFields)[number], Column> = {
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  amount: 'amount',
  id: 'id',
  code: 'code',
};

/** Whether the order is that of creation, which the index of every value goes on with. */
export function isByCreation({ sort }: PaymentFilters): boolean {
  return sort === '-createdAt' || sort === 'createdAt';
}

/**
 * Orders by `sort`, a comma list where `-` means descending; the id settles ties, a field named twice counts once.
 * Texts sort by their bytes and missing values last, alike on both databases; columns that are never empty are not
 * told so, since an index could not serve that order.
 * @param database PostgreSQL must be told to compare bytes, SQLite does
 * @param gathered whether all rows are to be gathered first and sorted then, instead of walked in this order
 */
export function orderPayments<Output>(
  query: PaymentQuery<Output>,
  sort: string,
  database: Store['database'],
  gathered = false,
): PaymentQuery<Output> {
  const bytes = database === 'postgresql' ? sql`collate "C"` : sql``;
  const subject = (column: Column) => (gathered ? sql`+${sql.ref(column)}` : sql.ref(column));
  let ordered = query;
  let direction: 'asc' | 'desc' = 'asc';
  const seen = new Set<Column>();
  for (const term of sort.split(',')) {
    const column = sortColumns[term.replace('-', '') as (typeof sortFields)[number]];
    if (seen.has(column)) continue;
    seen.add(column);
    direction = term.startsWith('-') ? 'desc' : 'asc';
    ordered =
      column === 'code'
        ? ordered.orderBy(sql`code ${bytes}`, (order) => order[direction]().nullsLast())
        : ordered.orderBy(subject(column), direction);
  }
  return seen.has('id') ? ordered : ordered.orderBy(subject('id'), direction);
}
