import { type Kysely, type Migration, sql } from 'kysely';

/** Columns most payments leave empty; nobody searches for an empty one, so that those need no place in an index. */
const oftenEmpty = [
  'result_code',
  'initial_payment_id',
  'recurring_type',
  'customer_id',
  'customer_uuid',
  'invoice_number',
  'paid_at',
  'transferred_at',
  'invoiced_at',
];

const narrowed = oftenEmpty.flatMap((column) => [
  `drop index payments_${column}`,
  `create index payments_${column} on payments (tenant, client_id, ${column}, id) where ${column} is not null`,
]);

/** A written payment touches a page of each index it is in: half of them are spared. */
const statements = [
  ...narrowed,
  // The unique one beside it finds the same.
  `drop index payments_custom_unique_id`,
  `drop index payments_unique_id`,
  `create unique index payments_unique_id on payments (tenant, client_id, custom_unique_id)
    where custom_unique_id is not null`,
  `drop index payments_reference_seven`,
  `create unique index payments_reference_seven on payments (tenant, reference_entity, reference_seven)
    where reference_seven is not null`,
  `drop index payments_checkout`,
  `create unique index payments_checkout on payments (tenant, checkout_id) where checkout_id is not null`,
  `drop index payments_due`,
  `create index payments_due on payments (tenant, due_at) where due_at is not null`,
];

export const narrowIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
