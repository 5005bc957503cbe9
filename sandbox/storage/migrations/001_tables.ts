import { type Kysely, type Migration, sql } from 'kysely';

/** Filters of GET /payments that select by one column; each gets an index behind tenant and entity. */
const filterColumns = [
  'type',
  'amount',
  'state',
  'custom_unique_id',
  'reference',
  'method_code',
  'method_type',
  'result_code',
  'initial_payment_id',
  'recurring_type',
  'customer_id',
  'customer_uuid',
  'invoice_number',
  'created_at',
  'updated_at',
  'valid_end',
  'paid_at',
  'transferred_at',
  'invoiced_at',
];

const tables = [
  `tenants (tenant text primary key, clock_offset bigint not null)`,
  `platforms (tenant text not null, code text primary key, private_key text not null, client_ids text not null)`,
  `sequences (tenant text not null, name text not null, next bigint not null, primary key (tenant, name))`,
  `reference_ranges (
    tenant text not null, id text not null, client_id text not null, entity text not null,
    start_seven text not null, end_seven text not null, issued bigint not null, created_at bigint not null,
    primary key (tenant, id))`,
  `bank_accounts (
    tenant text not null, code text not null, client_id text not null, position bigint not null,
    document text not null, primary key (tenant, code))`,
  `payments (
    tenant text not null, id bigint not null, version bigint not null, client_id text not null,
    platform_code text not null, type text not null, state text not null, amount bigint not null, code text,
    custom_unique_id text, reference_entity text, reference text not null, reference_seven text,
    method_code text, method_type text, result_code text, initial_payment_id bigint, recurring_type text,
    customer_id text, customer_uuid text, invoice_number text, created_at bigint not null,
    updated_at bigint not null, valid_start bigint not null, valid_end bigint not null, paid_at bigint,
    transferred_at bigint, invoiced_at bigint, due_at bigint, document text not null,
    primary key (tenant, id))`,
  `webhooks (
    tenant text not null, id bigint not null, platform_code text not null, action text not null,
    handler text not null, url text not null, created_at bigint not null, failures_in_a_row bigint not null,
    disabled_at bigint, primary key (tenant, id))`,
  `deliveries (
    tenant text not null, id bigint not null, platform_code text not null, kind text not null,
    webhook_id bigint, payment_id bigint, target text not null, action text not null, url text not null,
    body text not null, content_type text not null, state text not null, created_at bigint not null,
    due_at bigint, lease_until bigint not null, tries bigint not null, attempts text not null,
    primary key (tenant, id))`,
  `requests (
    tenant text not null, platform_code text not null, number bigint not null, document text not null,
    primary key (tenant, platform_code, number))`,
];

const indexes = [
  ...filterColumns.map((column) => `index payments_${column} on payments (tenant, client_id, ${column}, id)`),
  `unique index payments_unique_id on payments (tenant, client_id, custom_unique_id)`,
  `unique index payments_reference_seven on payments (tenant, reference_entity, reference_seven)`,
  `index payments_due on payments (tenant, due_at)`,
  `index webhooks_platform on webhooks (tenant, platform_code, action)`,
  `index deliveries_due on deliveries (tenant, state, due_at)`,
  `index deliveries_target on deliveries (tenant, state, payment_id, target, id)`,
  `index deliveries_payment on deliveries (tenant, platform_code, payment_id, id)`,
];

/** Platforms, payments, subscriptions, the outbox and the log. */
export const firstTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of tables) await sql.raw(`create table ${table}`).execute(db);
    for (const index of indexes) await sql.raw(`create ${index}`).execute(db);
  },
};
