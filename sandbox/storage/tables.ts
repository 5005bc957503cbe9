import type { Kysely } from 'kysely';

/**
 * Rows as both databases keep them: times in epoch milliseconds, JSON as text parsed by the query that reads it.
 * Every table starts with its tenant, so that a distributed PostgreSQL can keep a tenant on one node.
 */
export interface Tables {
  tenants: {
    tenant: string;
    clock_offset: number;
    created_at: number;
    /** Whether any fault waits for its calls. */
    faulty: number;
    /** Whether any of its subscriptions is told before the answer. */
    deliver_before_response: number;
    /** Since when its operator has stopped it, and why; nothing while it is open. */
    frozen_at: number | null;
    frozen_reason: string | null;
  };
  platforms: { tenant: string; code: string; private_key: string; registers_entities: number };
  sequences: { tenant: string; name: string; next: number };
  reference_ranges: {
    tenant: string;
    id: string;
    client_id: string;
    entity: string;
    start_seven: string;
    end_seven: string;
    issued: number;
    created_at: number;
  };
  bank_accounts: { tenant: string; code: string; client_id: string; position: number; document: string };
  payments: PaymentRow;
  webhooks: {
    tenant: string;
    id: number;
    platform_code: string;
    action: string;
    handler: string;
    url: string;
    created_at: number;
    failures_in_a_row: number;
    disabled_at: number | null;
    disabled_reason: string | null;
    failure_mode: string | null;
  };
  deliveries: DeliveryRow;
  webhook_payloads: { tenant: string; id: number; content: string };
  item_failures: {
    tenant: string;
    kind: string;
    item: string;
    attempts: number;
    error_id: string;
    failed_at: number;
    /** Nothing once the item is set aside. */
    retry_at: number | null;
    dropped: number;
  };
  faults: {
    tenant: string;
    id: number;
    kind: string;
    operation: string | null;
    calls_left: number | null;
    milliseconds: number | null;
    created_at: number;
  };
  requests: {
    tenant: string;
    platform_code: string;
    number: number;
    document: string;
  };
  live_events: { tenant: string; number: number; platform_code: string; kind: string; subject: string };
  entities: EntityRow;
  terminals: TerminalRow;
  processed_codes: { tenant: string; terminal_uuid: string; code: string; payment_id: number };
  customers: CustomerRow;
  customer_entities: { tenant: string; customer_uuid: string; client_id: string; created_at: number };
  saved_methods: {
    tenant: string;
    uuid: string;
    serial: number;
    customer_uuid: string;
    code: string;
    document: string;
  };
}

export interface TerminalRow {
  tenant: string;
  uuid: string;
  client_id: string;
  platform_code: string;
  terminal_id: string;
  name: string;
  terminal_fault: string;
  created_at: number;
  updated_at: number;
  document: string;
}

export interface EntityRow {
  tenant: string;
  client_id: string;
  platform_code: string;
  state: string;
  due_at: number | null;
  document: string;
}

export interface CustomerRow {
  tenant: string;
  uuid: string;
  serial: number;
  client_id: string;
  customer_id: string | null;
  email: string | null;
  document: string;
}

/** Filter columns are derived from `document`, which holds the payment whole. */
export interface PaymentRow {
  tenant: string;
  id: number;
  version: number;
  client_id: string;
  platform_code: string;
  type: string;
  state: string;
  amount: number;
  code: string | null;
  custom_unique_id: string | null;
  reference_entity: string | null;
  reference: string;
  reference_seven: string | null;
  method_code: string | null;
  method_type: string | null;
  result_code: string | null;
  initial_payment_id: number | null;
  checkout_id: string | null;
  terminal_uuid: string | null;
  /** One while the terminal is busy with it, else nothing. */
  terminal_busy: number | null;
  recurring_type: string | null;
  customer_id: string | null;
  customer_uuid: string | null;
  invoice_number: string | null;
  created_at: number;
  updated_at: number;
  valid_start: number;
  valid_end: number;
  paid_at: number | null;
  transferred_at: number | null;
  invoiced_at: number | null;
  due_at: number | null;
  document: string;
}

export interface DeliveryRow {
  tenant: string;
  id: number;
  platform_code: string;
  kind: string;
  webhook_id: number | null;
  payment_id: number | null;
  /** The ordering key: those that share it reach one URL in order. Nothing for those of before. */
  subject: string | null;
  /** The same, but for those that are held to be overtaken. */
  order_key: string | null;
  /** The address, cut to what an index holds. */
  target: string;
  failure_mode: string | null;
  action: string;
  url: string;
  content_type: string;
  /** Where its payload is; deliveries of one event share one. */
  payload_id: number;
  hook_hash: string | null;
  /** Host and port of the URL. */
  receiver: string;
  state: string;
  created_at: number;
  due_at: number | null;
  /** Real time until which a process holds this delivery. */
  lease_until: number;
  tries: number;
  attempts: string;
}

export type Database = Kysely<Tables>;
