import { type PaymentFilters, rangeFilters } from '@balcao/contract/resources/payments/filters.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import { parseLisbon } from '../domain/clock/lisbonTime.ts';
import { storable } from './ids.ts';
import type { PaymentRow, Tables } from './tables.ts';

export type PaymentQuery<Output> = SelectQueryBuilder<Tables, 'payments', Output>;
type Column = keyof PaymentRow;

/** What a filter asks of one column. */
interface Condition {
  filter: Subject;
  column: Column;
  operator: '=' | '>=' | '<=' | 'in';
  value: unknown;
}
type FilterName = Exclude<keyof PaymentFilters, 'sort' | 'limit' | 'page'>;

/** Where a condition comes from: a filter, or what one of them implies of creation. */
export type Subject = FilterName | 'implied';

/** Filters that compare one column with one value. */
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
} as const satisfies Partial<Record<FilterName, Column>>;

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

/** Ranges that imply nothing of creation: itself, and moments before it; what a terminal took is registered later. */
const beforeCreation = new Set<(typeof rangeFilters)[number]>(['createdAt', 'validAt', 'paidAt']);

/** The last moment of a range: the whole second where its end has no fraction, because responses show none either. */
const lastMoment = (end: string) => parseLisbon(end) + (/\.\d/.test(end) ? 0 : 999);

/** Every condition of the filters that were sent. */
function conditionsOf(filters: PaymentFilters): Condition[] {
  const conditions: Condition[] = [];
  const add = (filter: Subject, column: Column, operator: Condition['operator'], value: unknown) =>
    void conditions.push({ filter, column, operator, value });
  if (filters.id) add('id', 'id', 'in', filters.id.split(',').map(Number).map(storable));
  for (const [filter, column] of Object.entries(equalities) as [keyof typeof equalities, Column][]) {
    if (filters[filter] !== undefined) add(filter, column, '=', filters[filter]);
  }
  const { initialPaymentId, customer } = filters;
  if (initialPaymentId !== undefined) {
    add('initialPaymentId', 'initial_payment_id', '=', storable(Number(initialPaymentId)));
  }
  if (customer?.id) add('customer', 'customer_id', '=', customer.id);
  if (customer?.uuid) add('customer', 'customer_uuid', '=', customer.uuid);
  for (const filter of rangeFilters) {
    const [from, until] = ranges[filter];
    const { start, end } = filters[filter] ?? {};
    if (start) add(filter, from, '>=', parseLisbon(start));
    if (!end) continue;
    const last = lastMoment(end);
    add(filter, until, '<=', last);
    // Hardly anything happens to a payment before it is created: this leaves out nothing, and where payments are walked
    // from the newest it skips those that came later.
    if (!beforeCreation.has(filter)) add('implied', 'created_at', '<=', last);
  }
  return conditions;
}

/** Names of the filters that were sent. */
export function filtersSent(filters: PaymentFilters): FilterName[] {
  const names = conditionsOf(filters).map(({ filter }) => filter);
  return [...new Set(names)].filter((name) => name !== 'implied');
}

/**
 * Narrows a query by every filter that was sent.
 * @param leads whether a filter may be looked up in an index; one that may not is only checked on rows found otherwise
 */
export function filterPayments<Output>(
  query: PaymentQuery<Output>,
  filters: PaymentFilters,
  leads: (filter: Subject) => boolean = () => true,
): PaymentQuery<Output> {
  return conditionsOf(filters).reduce((narrowed, { filter, column, operator, value }) => {
    // A plus sign changes nothing of a value, and keeps SQLite from an index on its column.
    const subject = leads(filter) ? sql.ref(column) : sql`+${sql.ref(column)}`;
    return narrowed.where(subject, operator, value);
  }, query);
}
