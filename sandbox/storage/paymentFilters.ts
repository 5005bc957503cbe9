import { type PaymentFilters, rangeFilters, type sortFields } from '@balcao/contract/resources/payments/filters.ts';
import type { SelectQueryBuilder } from 'kysely';
import { lastMoment, parseLisbon } from '../domain/clock/lisbonTime.ts';
import type { Store } from '../domain/ports.ts';
import { orderOf, storable } from './queries.ts';
import type { Tables } from './tables.ts';

type PaymentQuery<Output> = SelectQueryBuilder<Tables, 'payments', Output>;
type Column = keyof Tables['payments'];
type Condition = readonly [column: Column, operator: '=' | '>=' | '<=' | 'in', value: unknown];
type FilterName = Exclude<keyof PaymentFilters, 'sort' | 'limit' | 'page'>;

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

/** Columns of a date range: the start of the range limits the first column, its end the second. */
const ranges: Record<(typeof rangeFilters)[number], readonly [from: Column, until: Column]> = {
  createdAt: ['created_at', 'created_at'],
  updatedAt: ['updated_at', 'updated_at'],
  // A payment matches if its validity overlaps the range.
  validAt: ['valid_end', 'valid_start'],
  paidAt: ['paid_at', 'paid_at'],
  transferredAt: ['transferred_at', 'transferred_at'],
  invoicedDetails_invoicedAt: ['invoiced_at', 'invoiced_at'],
};

function conditionsOf(filters: PaymentFilters): Condition[] {
  const conditions: Condition[] = [];
  const add = (...condition: Condition) => void conditions.push(condition);
  if (filters.id) add('id', 'in', filters.id.split(',').map(Number).map(storable));
  for (const [filter, column] of Object.entries(equalities) as [keyof typeof equalities, Column][]) {
    if (filters[filter] !== undefined) add(column, '=', filters[filter]);
  }
  const { initialPaymentId, customer } = filters;
  if (initialPaymentId !== undefined) add('initial_payment_id', '=', storable(Number(initialPaymentId)));
  if (customer?.id) add('customer_id', '=', customer.id);
  if (customer?.uuid) add('customer_uuid', '=', customer.uuid);
  for (const filter of rangeFilters) {
    const [from, until] = ranges[filter];
    const { start, end } = filters[filter] ?? {};
    if (start) add(from, '>=', parseLisbon(start));
    if (end) add(until, '<=', lastMoment(end));
  }
  return conditions;
}

export function filterPayments<Output>(query: PaymentQuery<Output>, filters: PaymentFilters): PaymentQuery<Output> {
  return conditionsOf(filters).reduce(
    (narrowed, [column, operator, value]) => narrowed.where(column, operator, value as never),
    query,
  );
}

const sortColumns: Record<(typeof sortFields)[number], Column> = {
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  amount: 'amount',
  id: 'id',
  code: 'code',
};

/** Order for `sort`. The id breaks ties, in the direction of the last field. */
export const paymentOrder = (sort: string, database: Store['database']) =>
  orderOf(sort, sortColumns, { database, texts: ['code'], tie: 'id' });
