import { type Kysely, type Migration, sql } from 'kysely';

/** Filters of GET /payments by one value; the newest come first, so that their index goes on by creation. */
const always = ['type', 'amount', 'state', 'reference', 'method_code', 'method_type', 'updated_at'] as const;
const sometimes = [
  'reference_entity',
  'result_code',
  'initial_payment_id',
  'recurring_type',
  'customer_id',
  'customer_uuid',
  'invoice_number',
  'paid_at',
  'transferred_at',
  'invoiced_at',
] as const;

const keyOf = (column: string) => `tenant, client_id, ${column}, created_at, id`;

const indexed = (column: string, condition = '') => [
  `drop index if exists payments_${column}`,
  `create index payments_${column} on payments (${keyOf(column)})${condition}`,
];

const statements = [
  ...always.flatMap((column) => indexed(column)),
  ...sometimes.flatMap((column) => indexed(column, ` where ${column} is not null`)),
  // A validity overlaps a range by both its ends.
  `drop index payments_valid_end`,
  `create index payments_valid_end on payments (tenant, client_id, valid_end, valid_start, created_at, id)`,
  // Validity and payment are the moments that may lie before creation too: walked from the newest, payments that do not
  // match by them are passed without a look at the payment itself.
  `drop index payments_created_at`,
  `create index payments_created_at
    on payments (tenant, client_id, created_at, id, valid_start, valid_end, paid_at)`,
];

/** An index for each filter, which serves the usual order too. */
export const filterIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
