import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Columns of each table, for both databases; `tables.ts` derives types from them. Times are epoch milliseconds, flags
 * are 0 or 1, and a `document` is the JSON of the whole record. The first column of every table is the tenant, so that
 * a distributed PostgreSQL can keep a tenant on one node.
 */
export const tables = {
  // Clock offset; flags for pending faults and for delivery before the response; time of a freeze, and its reason.
  tenants: `tenant text primary key, clock_offset bigint not null, created_at bigint not null default 0,
    faulty bigint not null default 0, deliver_before_response bigint not null default 0, frozen_at bigint,
    frozen_reason text`,
  platforms: `tenant text not null, code text primary key, private_key text not null,
    registers_entities bigint not null default 0`,
  sequences: `tenant text not null, name text not null, next bigint not null, primary key (tenant, name)`,
  reference_ranges: `tenant text not null, id text not null, client_id text not null, entity text not null,
    start_seven text not null, end_seven text not null, issued bigint not null, created_at bigint not null,
    primary key (tenant, id)`,
  bank_accounts: `tenant text not null, code text not null, client_id text not null, position bigint not null,
    document text not null, primary key (tenant, code)`,
  // A checkout is part of its payment. terminal_busy is 1 while the terminal processes the payment.
  payments: `tenant text not null, id bigint not null, version bigint not null, client_id text not null,
    platform_code text not null, type text not null, state text not null, amount bigint not null, code text,
    custom_unique_id text, reference_entity text, reference text not null, reference_seven text,
    method_code text, method_type text, result_code text, initial_payment_id bigint, recurring_type text,
    customer_id text, customer_uuid text, invoice_number text, created_at bigint not null,
    updated_at bigint not null, valid_start bigint not null, valid_end bigint not null, paid_at bigint,
    transferred_at bigint, invoiced_at bigint, due_at bigint, document text not null, checkout_id text,
    terminal_uuid text, terminal_busy bigint, primary key (tenant, id)`,
  webhooks: `tenant text not null, id bigint not null, platform_code text not null, action text not null,
    handler text not null, url text not null, created_at bigint not null, failures_in_a_row bigint not null,
    disabled_at bigint, failure_mode text, disabled_reason text, primary key (tenant, id)`,
  // Messages about one payload reach a receiver in order, except those without an order_key, which may be overtaken.
  // The target is the URL, cut to the length of an index entry; the receiver is its host and port. A process holds a
  // delivery until the lease ends, in real time. Deliveries of one event share a payload.
  deliveries: `tenant text not null, id bigint not null, platform_code text not null, kind text not null,
    webhook_id bigint, payment_id bigint, target text not null, action text not null, url text not null,
    content_type text not null, state text not null, created_at bigint not null, due_at bigint,
    lease_until bigint not null, tries bigint not null, attempts text not null, failure_mode text, subject text,
    payload_id bigint not null default 0, hook_hash text, receiver text not null default '', order_key text,
    primary key (tenant, id)`,
  webhook_payloads: `tenant text not null, id bigint not null, content text not null, primary key (tenant, id)`,
  requests: `tenant text not null, platform_code text not null, number bigint not null, document text not null,
    primary key (tenant, platform_code, number)`,
  entities: `tenant text not null, client_id text not null, platform_code text not null, state text not null,
    due_at bigint, document text not null, primary key (tenant, client_id)`,
  customers: `tenant text not null, uuid text not null, serial bigint not null, client_id text not null,
    customer_id text, email text, document text not null, primary key (tenant, uuid)`,
  customer_entities: `tenant text not null, customer_uuid text not null, client_id text not null,
    created_at bigint not null, primary key (tenant, customer_uuid, client_id)`,
  saved_methods: `tenant text not null, uuid text not null, serial bigint not null, customer_uuid text not null,
    code text not null, document text not null, primary key (tenant, uuid)`,
  terminals: `tenant text not null, uuid text not null, client_id text not null, platform_code text not null,
    terminal_id text not null, name text not null, terminal_fault text not null, created_at bigint not null,
    updated_at bigint not null, document text not null, primary key (tenant, uuid)`,
  processed_codes: `tenant text not null, terminal_uuid text not null, code text not null,
    payment_id bigint not null, primary key (tenant, terminal_uuid, code)`,
  faults: `tenant text not null, id bigint not null, kind text not null, operation text, calls_left bigint,
    milliseconds bigint, created_at bigint not null, primary key (tenant, id)`,
  // An empty subject means several subjects, an empty platform means all platforms.
  live_events: `tenant text not null, number bigint not null, platform_code text not null, kind text not null,
    subject text not null, primary key (tenant, number)`,
  // An item that was set aside has no retry_at.
  item_failures: `tenant text not null, kind text not null, item text not null, attempts bigint not null,
    error_id text not null, failed_at bigint not null, retry_at bigint, dropped bigint not null,
    primary key (tenant, kind, item)`,
} as const;

const terminalFilters = ['terminal_id', 'name', 'created_at', 'updated_at'];

const indexes: Readonly<Record<string, string>> = {
  // Covers the counts, filters and sort orders of GET /payments in any combination, without reading documents.
  payments_list: `payments (tenant, client_id, created_at, id, state, type, amount, updated_at, valid_start, valid_end,
    paid_at, transferred_at, invoiced_at, reference_entity, reference, method_code, method_type, result_code,
    initial_payment_id, recurring_type, customer_id, customer_uuid, invoice_number, code)`,
  // For the inspectors of a platform: newest payments, payments in a state, and payments with a due transfer.
  payments_platform: 'payments (tenant, platform_code, id, state, due_at)',
  // The worker queries due payments several times a second.
  payments_due: 'payments (tenant, due_at) where due_at is not null',
  payments_terminal: 'payments (tenant, terminal_uuid, id) where terminal_uuid is not null',
  webhooks_platform: 'webhooks (tenant, platform_code, action)',
  deliveries_payment: 'deliveries (tenant, platform_code, payment_id, id)',
  // Partial, because most deliveries are finished.
  deliveries_due: `deliveries (tenant, due_at, id) where state = 'waiting'`,
  deliveries_order: `deliveries (tenant, order_key, target, id)
    where state = 'waiting' and order_key is not null`,
  deliveries_overtaken: `deliveries (tenant, webhook_id, subject)
    where state = 'waiting' and failure_mode = 'out_of_order'`,
  entities_platform: 'entities (tenant, platform_code, client_id)',
  entities_due: 'entities (tenant, due_at)',
  customers_serial: 'customers (tenant, client_id, serial)',
  customers_any_id: 'customers (tenant, customer_id)',
  customers_email: 'customers (tenant, email)',
  customer_entities_client: 'customer_entities (tenant, client_id, customer_uuid)',
  saved_methods_customer: 'saved_methods (tenant, customer_uuid, serial)',
  saved_methods_code: 'saved_methods (tenant, customer_uuid, code, serial)',
  ...Object.fromEntries(
    terminalFilters.map((column) => [`terminals_${column}`, `terminals (tenant, client_id, ${column}, uuid)`]),
  ),
  terminals_platform: 'terminals (tenant, platform_code, uuid)',
};

const uniqueIndexes: Readonly<Record<string, string>> = {
  // A merchant's own id must be unique.
  payments_unique_id: `payments (tenant, client_id, custom_unique_id) where custom_unique_id is not null`,
  // The Multibanco entity and the first seven digits of a reference must be unique, whatever the amount.
  payments_reference_seven: `payments (tenant, reference_entity, reference_seven)
    where reference_seven is not null`,
  // Without the tenant first, because a payer sends only the page's token. Not unique, because a database with one node
  // per tenant cannot check that over all tenants.
  payments_checkout: 'payments (checkout_id, tenant) where checkout_id is not null',
  // A terminal processes one payment at a time.
  payments_terminal_busy: 'payments (tenant, terminal_uuid) where terminal_busy = 1',
  customers_id: 'customers (tenant, client_id, customer_id)',
};

export const schema: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      ...Object.entries(tables).map(([name, columns]) => `create table ${name} (${columns})`),
      ...Object.entries(indexes).map(([name, key]) => `create index ${name} on ${key}`),
      ...Object.entries(uniqueIndexes).map(([name, key]) => `create unique index ${name} on ${key}`),
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
