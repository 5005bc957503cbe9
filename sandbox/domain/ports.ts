import type { WarningReason } from '@balcao/contract/control/controlSchema.ts';
import type { TenantState } from '@balcao/contract/control/controlTenants.ts';
import type { FaultKind } from '@balcao/contract/control/faultKinds.ts';
import type { PageLanguage } from '@balcao/contract/resources/checkouts/checkoutEnums.ts';
import type { PaymentFilters } from '@balcao/contract/resources/payments/filters.ts';
import type { PaymentState } from '@balcao/contract/resources/payments/paymentEnums.ts';
import type { DeliveryState } from '@balcao/contract/resources/webhooks/deliveryLifecycle.ts';
import type { DisabledReason } from '@balcao/contract/resources/webhooks/deliveryRules.ts';
import type { WebhookAction, WebhookHandler } from '@balcao/contract/resources/webhooks/events.ts';
import type { FailureMode } from '@balcao/contract/resources/webhooks/failureModes.ts';
import type { ItemFailure, ItemKey } from './clock/dueItems.ts';
import type { DueWork } from './clock/dueWork.ts';
import type { CustomerStore, SavedMethodStore } from './customers/ports.ts';
import type { DatabaseHealth } from './database/databaseUnavailable.ts';
import type { BankAccount } from './entities/bankAccount.ts';
import type { EntityRecord, EntityStore } from './entities/entity.ts';
import type { Outcome } from './outcome.ts';
import type { Page } from './page.ts';
import type { PaymentRecord } from './payments/payment.ts';
import type { ReferenceRange } from './payments/referenceRange.ts';
import type { RequestTrace } from './requests/requestTrace.ts';
import type { Runtime } from './runtime.ts';
import type { FaultStore } from './simulator/fault.ts';
import type { LiveEvent, LiveEventStore } from './simulator/liveEvent.ts';
import type { TenantIdentity } from './tenants/tenantCredentials.ts';
import type { TerminalStore } from './terminals/terminal.ts';
import type { AttemptedDelivery, DeliveryRecord, NewDelivery } from './webhooks/delivery.ts';

/** Platform that proved its key, the tenant it belongs to, and the sandbox's time for this call. */
export interface Caller {
  tenant: string;
  platformCode: string;
  /** Empty for calls that need no `PayPay-ClientId`. */
  clientId: string;
  entity?: EntityRecord;
  now: number;
}

export interface Platform {
  tenant: string;
  code: string;
  privateKey: string;
  /** Whether the platform's kind of integration may register entities. */
  registersEntities: boolean;
  entity?: EntityRecord;
  /** Offset of the tenant's clock ahead of real time, in milliseconds. */
  clockOffset: number;
  frozenReason: string | null;
  /** Whether the tenant has faults for its next calls. */
  hasFaults: boolean;
  /** Whether the tenant has a subscription whose messages are sent before the response. */
  deliverBeforeResponse: boolean;
}

/** Owner of the payment page with a given token. */
export interface PageOwner extends Pick<Platform, 'tenant' | 'entity' | 'clockOffset' | 'frozenReason'> {
  platformCode: string;
  clientId: string;
  language: PageLanguage;
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
  disabledReason: DisabledReason | null;
  failureMode: FailureMode | null;
}

/** Call as stored in the log. */
export interface RequestEntry {
  id: string;
  /** Id in the response; entries of earlier releases have none. */
  requestId?: string;
  tenant: string;
  platformCode: string;
  at: number;
  method: string;
  path: string;
  operation: string | null;
  status: number;
  codes: string[];
  warnings: { pointer: string; reason: WarningReason; nearest: string | null }[];
  requestBody: string | null;
  responseBody: string;
  durationMilliseconds: number;
  /** Faults applied to the call. */
  faults: FaultKind[];
  /** Set if the call was made by a page or a tool, not by the program under test. */
  byTool?: true;
}

/** Id counters; each tenant has one of each kind. */
export type Sequence = 'payment' | 'webhook' | 'delivery' | 'customer' | 'savedMethod' | 'range' | 'checkout' | 'fault';

/** Data of one tenant in one transaction. Other transactions wait for the rows that it found by id. */
export interface TenantStore {
  nextId(sequence: Sequence): Promise<number>;
  /** Offset of the tenant's clock ahead of real time, in milliseconds; undefined if the tenant was deleted. */
  clockOffset(): Promise<number | undefined>;
  payments: {
    find(id: number): Promise<PaymentRecord | undefined>;
    findByReference(entity: string, number: string): Promise<PaymentRecord | undefined>;
    findByCheckout(id: string): Promise<PaymentRecord | undefined>;
    /** Finds a payment by the first seven digits of its reference, whatever its amount. */
    findBySeven(entity: string, firstSeven: string): Promise<PaymentRecord | undefined>;
    /** Returns false, without writing, if the customUniqueId or the reference is taken. */
    insert(payment: PaymentRecord): Promise<boolean>;
    /** Increments the version; fails the transaction, to be retried, if another one has changed the payment. */
    save(payment: PaymentRecord): Promise<PaymentRecord>;
    customUniqueIdTaken(clientId: string, customUniqueId: string): Promise<boolean>;
    list(clientId: string, filters: PaymentFilters): Promise<Page<PaymentRecord>>;
    /** Payments of all entities of a platform, newest first. */
    newest(platformCode: string, filters: { state?: PaymentState; limit: number }): Promise<PaymentRecord[]>;
    /** Payments that will change by time alone, soonest first. */
    soonestDue(platformCode: string, limit: number): Promise<PaymentRecord[]>;
    waitingPushes(platformCode: string, limit: number): Promise<PaymentRecord[]>;
    /** Ids of paid payments whose money has not been transferred to the entity. */
    unsettled(platformCode: string): Promise<number[]>;
  };
  ranges: {
    list(clientId: string): Promise<ReferenceRange[]>;
    /** Counts one more reference as issued, in the first range that has one left; undefined if all are used up. */
    take(clientId: string, id?: string): Promise<ReferenceRange | undefined>;
    insert(clientId: string, range: ReferenceRange): Promise<void>;
  };
  bankAccounts: {
    list(clientId: string): Promise<BankAccount[]>;
    insert(clientId: string, account: BankAccount): Promise<void>;
  };
  entities: EntityStore;
  faults: FaultStore;
  customers: CustomerStore;
  savedMethods: SavedMethodStore;
  terminals: TerminalStore;
  webhooks: {
    list(platformCode: string, action?: WebhookAction): Promise<WebhookRecord[]>;
    find(platformCode: string, id: number): Promise<WebhookRecord | undefined>;
    insert(webhook: WebhookRecord): Promise<void>;
    save(webhook: WebhookRecord): Promise<void>;
    /** Stores whether any subscription of the tenant gets its messages before the response. */
    updateDeliverBeforeResponse(): Promise<void>;
    /** Resets the failure counts of subscriptions, because deliveries arrived. */
    clearFailures(ids: readonly number[]): Promise<void>;
    remove(platformCode: string, id: number): Promise<boolean>;
  };
  deliveries: {
    /** Adds deliveries to the outbox, in the given order; a payload shared by several is stored once. */
    enqueue(deliveries: readonly NewDelivery[]): Promise<void>;
    find(platformCode: string, id: number): Promise<DeliveryRecord | undefined>;
    list(
      platformCode: string,
      filters: { paymentId?: number; state?: DeliveryState; limit: number },
    ): Promise<DeliveryRecord[]>;
    soonestDue(platformCode: string, limit: number): Promise<DeliveryRecord[]>;
    save(delivery: DeliveryRecord): Promise<void>;
    /** Maps each delivery that waits for an older one with the same ordering key and URL to the oldest of these. */
    waitingBehind(ids: readonly number[]): Promise<ReadonlyMap<number, number>>;
    /** Whether a message of the subscription with the same key is held back, so that later messages overtake it. */
    isHeld(webhookId: number, orderingKey: string): Promise<boolean>;
    setUrl(webhookId: number, url: string): Promise<void>;
    setFailureMode(webhookId: number, failureMode: FailureMode | null): Promise<void>;
    /** Writes the results of attempts in one statement; returns the ids of deliveries whose lease was still ours. */
    writeResults(attempted: readonly AttemptedDelivery[]): Promise<ReadonlySet<number>>;
  };
  failures: {
    /** Counts another failure of an item, and sets the item aside after too many. */
    count(item: ItemKey, errorId: string, now: number): Promise<ItemFailure>;
    /** Clears the failures of an item that succeeded or starts again. */
    clear(item: ItemKey): Promise<void>;
    listSetAside(limit: number): Promise<ItemFailure[]>;
    /** Makes an item due again at once; returns false if it was not set aside. */
    retry(item: ItemKey): Promise<boolean>;
    /** Gives up an item for good; returns false if it was not set aside. */
    drop(item: ItemKey): Promise<boolean>;
  };
}

/** Storage of all data, with the same behaviour on SQLite and PostgreSQL. */
export interface Store extends DatabaseHealth, DueWork {
  database: 'sqlite' | 'postgresql';
  /** @param clientId entity to load with the platform, if the platform may act for it */
  platform(code: string, clientId?: string): Promise<Platform | undefined>;
  /** @param token token of a payment page: letters and digits */
  page(token: string): Promise<PageOwner | undefined>;
  /** Runs `work` in one transaction; writes nothing if it returns a refusal. */
  write<T>(tenant: string, work: (store: TenantStore) => Promise<T>): Promise<T>;
  read<T>(tenant: string, work: (store: TenantStore) => Promise<T>): Promise<T>;
  setClock(tenant: string, offset: number): Promise<void>;
  /** Calls `listener` after each commit that added to a tenant's outbox. */
  onQueued(listener: (tenant: string) => void): void;
  /** Calls `watcher` with the changes after each commit. */
  onChange(watcher: (tenant: string, events: readonly LiveEvent[]) => void): void;
  liveEvents: LiveEventStore;
  reset(tenant: string, now: number): Promise<void>;
  /** Opens a private tenant with the seed; c0801 if there is no room, c0802 if it exists. */
  openTenant(identity: TenantIdentity, now: number): Promise<Outcome<true>>;
  /** Deletes a tenant; returns false if it does not exist. Its unfinished calls are refused with e00102. */
  deleteTenant(tenant: string, now: number): Promise<boolean>;
  /** Freezes a tenant, so that calls are refused and due work waits, or unfreezes it. Returns false if unknown. */
  setFrozen(tenant: string, frozen: { at: number; reason: string } | null): Promise<boolean>;
  /** Exports a tenant without its keys, its log and data specific to this sandbox; c0804 if there is too much. */
  exportTenant(tenant: string): Promise<Outcome<TenantState>>;
  /** Replaces all data of a tenant with a state, or refuses the whole state with c0805 to c0809. */
  importTenant(tenant: string, state: TenantState): Promise<Outcome<true>>;
  logRequests(entries: readonly RequestEntry[]): Promise<void>;
  listRequests(tenant: string, platformCode: string, limit: number): Promise<RequestEntry[]>;
  close(): Promise<void>;
}

/** Functions that a sandbox on a public network needs besides keys (docs/decisions/local-and-exposed.md). */
export interface Exposure {
  /** Counts a request of an authenticated platform; s00103 if it makes too many. */
  admit(platformCode: string, trace: RequestTrace): Outcome<true>;
}

/** Dependencies of services besides the caller. */
export interface Ports {
  store: Store;
  /** Real time in milliseconds. */
  clock: { now(): number };
  runtime: Runtime;
  /** Set only on a public network, where there is no shared tenant and seeds are refused. */
  exposure?: Exposure | undefined;
}
