import { type PaymentFilters, rangeFilters, type sortFields } from '@balcao/contract/payments/filters.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import { parseLisbon } from '../domain/lisbonTime.ts';
import type { Store } from '../domain/ports.ts';
import { storable } from './ids.ts';
import type { PaymentRow, Tables } from './tables.ts';

type Query<Output> = SelectQueryBuilder<Tables, 'payments', Output>;
type Column = keyof PaymentRow;

/** Filters that compare one column with one value (spec 1 §7). */
const equalities = {
  type: 'type',
  amount: 'amount',
  referenceDetails_entity: 'reference_entity',
  referenceDetails_reference: 'reference',
  customUniqueId: 'custom_unique_id',
  stateDetails_state: 'state',
  paymentMethod_code: 'method_code',
  paymentMethod_type: 'method_type',
  paymentMethod_result_code: 'result_code',
  invoiceDetails_number: 'invoice_number',
  recurring_type: 'recurring_type',
} as const satisfies Partial<Record<keyof PaymentFilters, Column>>;

/** Columns a date range runs over: its start bounds the first from below, its end the second from above. */
const ranges: Record<(typeof rangeFilters)[number], readonly [from: Column, until: Column]> = {
  createdAt: ['created_at', 'created_at'],
  updatedAt: ['updated_at', 'updated_at'],
  // A payment is valid in a range when its validity overlaps it.
  validAt: ['valid_end', 'valid_start'],
  paidAt: ['paid_at', 'paid_at'],
  transferredAt: ['transferred_at', 'transferred_at'],
  invoicedDetails_invoicedAt: ['invoiced_at', 'invoiced_at'],
};

const sortColumns: Record<(typeof sortFields)[number], Column> = {
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  amount: 'amount',
  id: 'id',
  code: 'code',
};

/** Narrows a query by every filter that was sent. */
export function filterPayments<Output>(query: Query<Output>, filters: PaymentFilters): Query<Output> {
  let narrowed = query;
  if (filters.id) narrowed = narrowed.where('id', 'in', filters.id.split(',').map(Number).map(storable));
  for (const [filter, column] of Object.entries(equalities) as [keyof typeof equalities, Column][]) {
    const value = filters[filter];
    if (value !== undefined) narrowed = narrowed.where(column, '=', value);
  }
  if (filters.initialPaymentId !== undefined) {
    narrowed = narrowed.where('initial_payment_id', '=', storable(Number(filters.initialPaymentId)));
  }
  if (filters.customer?.id) narrowed = narrowed.where('customer_id', '=', filters.customer.id);
  if (filters.customer?.uuid) narrowed = narrowed.where('customer_uuid', '=', filters.customer.uuid);
  for (const filter of rangeFilters) {
    const range = filters[filter];
    const [from, until] = ranges[filter];
    if (range?.start) narrowed = narrowed.where(from, '>=', parseLisbon(range.start));
    if (range?.end) narrowed = narrowed.where(until, '<=', parseLisbon(range.end));
  }
  return narrowed;
}

/**
 * Orders by `sort`, a comma list where `-` means descending; the id settles ties, a field named twice counts once.
 * Texts sort by their bytes and missing values last, alike on both databases; columns that are never empty are not
 * told so, since an index could not serve that order.
 * @param database PostgreSQL must be told to compare bytes, SQLite does
 */
export function orderPayments<Output>(
  query: Query<Output>,
  sort: string,
  database: Store['database'],
): Query<Output> {
  const bytes = database === 'postgresql' ? sql`collate "C"` : sql``;
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
        : ordered.orderBy(column, direction);
  }
  return seen.has('id') ? ordered : ordered.orderBy('id', direction);
}
