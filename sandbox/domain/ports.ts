import type { DeliveryState } from '@balcao/contract/lifecycle.ts';
import type { PaymentFilters } from '@balcao/contract/payments/filters.ts';
import type { WebhookAction, WebhookHandler } from '@balcao/contract/webhooks/enums.ts';
import type { DeliveryRecord } from './delivery.ts';
import type { PaymentRecord } from './payments/payment.ts';
import type { ReferenceRange } from './payments/references.ts';

/** A platform that proved its key, the tenant it belongs to, and the sandbox's time for this call. */
export interface Caller {
  tenant: string;
  platformCode: string;
  /** Empty on calls that need no `PayPay-ClientId`. */
  clientId: string;
  now: number;
}

/** What is known of a platform by its code. */
export interface Platform {
  tenant: string;
  code: string;
  privateKey: string;
  clientIds: readonly string[];
  /** How far the tenant's clock runs ahead of real time, in milliseconds. */
  clockOffset: number;
}

export interface WebhookRecord {
  id: number;
  platformCode: string;
  action: WebhookAction;
  handler: WebhookHandler;
  url: string;
  createdAt: number;
  failuresInARow: number;
  disabledAt: number | null;
}

export interface BankAccount {
  code: string;
  owner: string;
  bankName: string;
  iban: string;
  swift: string;
}

/** One call as the log keeps it. */
export interface RequestEntry {
  id: string;
  tenant: string;
  platformCode: string;
  at: number;
  method: string;
  path: string;
  operation: string | null;
  status: number;
  codes: string[];
  warnings: { pointer: string; nearest: string | null }[];
  requestBody: string | null;
  responseBody: string;
  durationMilliseconds: number;
}

export interface Page<T> {
  items: T[];
  totalCount: number;
}

/** Counters that give out ids, one of each kind a tenant. */
export type Sequence = 'payment' | 'webhook' | 'delivery';

/** Everything of one tenant, read or changed inside one transaction. */
export interface TenantStore {
  nextId(sequence: Sequence): Promise<number>;
  payments: {
    find(id: number): Promise<PaymentRecord | undefined>;
    findByReference(entity: string, number: string): Promise<PaymentRecord | undefined>;
    /** False when the customUniqueId or the reference is already there; nothing is written then. */
    insert(payment: PaymentRecord): Promise<boolean>;
    /** Fails the transaction, to be tried again, when somebody changed the payment meanwhile. */
    save(payment: PaymentRecord): Promise<void>;
    customUniqueIdTaken(clientId: string, customUniqueId: string): Promise<boolean>;
    list(clientId: string, filters: PaymentFilters): Promise<Page<PaymentRecord>>;
    waitingPushes(platformCode: string): Promise<PaymentRecord[]>;
  };
  ranges: {
    list(clientId: string): Promise<ReferenceRange[]>;
    /** Counts one more reference as issued and gives the new count. */
    take(clientId: string, id: string): Promise<number>;
  };
  bankAccounts: { list(clientId: string): Promise<BankAccount[]> };
  webhooks: {
    list(platformCode: string, action?: WebhookAction): Promise<WebhookRecord[]>;
    find(platformCode: string, id: number): Promise<WebhookRecord | undefined>;
    insert(webhook: WebhookRecord): Promise<void>;
    save(webhook: WebhookRecord): Promise<void>;
    remove(platformCode: string, id: number): Promise<boolean>;
  };
  deliveries: {
    insert(delivery: DeliveryRecord): Promise<void>;
    find(platformCode: string, id: number): Promise<DeliveryRecord | undefined>;
    list(
      platformCode: string,
      filters: { paymentId?: number; state?: DeliveryState; limit: number },
    ): Promise<DeliveryRecord[]>;
    save(delivery: DeliveryRecord): Promise<void>;
  };
}

/** A piece of work whose moment has come. */
export type Due =
  | { kind: 'payment'; tenant: string; at: number; paymentId: number }
  | { kind: 'delivery'; tenant: string; at: number; deliveryId: number; platformCode: string };

/** Where everything is kept; the same on SQLite and PostgreSQL. */
export interface Store {
  database: 'sqlite' | 'postgresql';
  platform(code: string): Promise<Platform | undefined>;
  /** Runs `work` in one transaction; when it returns a refusal nothing is written. */
  write<T>(tenant: string, work: (store: TenantStore) => Promise<T>): Promise<T>;
  read<T>(tenant: string, work: (store: TenantStore) => Promise<T>): Promise<T>;
  setClock(tenant: string, offset: number): Promise<void>;
  /** Due payments and deliveries, earliest first, claimed so that no other process takes them. */
  claimDue(now: number, limit: number, tenant?: string): Promise<Due[]>;
  reset(tenant: string, now: number): Promise<void>;
  logRequests(entries: readonly RequestEntry[]): Promise<void>;
  listRequests(tenant: string, platformCode: string, limit: number): Promise<RequestEntry[]>;
  close(): Promise<void>;
}

/** What actions need from the outside besides the caller. */
export interface Ports {
  store: Store;
  /** Real time in milliseconds. */
  clock: { now(): number };
  /** Called after a commit that put something into the outbox. */
  wake(): void;
}
