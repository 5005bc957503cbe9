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

/** A platform that proved its key, the tenant it belongs to, and the sandbox's time for this call. */
export interface Caller {
  tenant: string;
  platformCode: string;
  /** Empty on calls that need no `PayPay-ClientId`. */
  clientId: string;
  entity?: EntityRecord;
  now: number;
}

export interface Platform {
  tenant: string;
  code: string;
  privateKey: string;
  /** Whether its kind of integration may register entities. */
  registersEntities: boolean;
  entity?: EntityRecord;
  /** How far the tenant's clock runs ahead of real time, in milliseconds. */
  clockOffset: number;
  frozenReason: string | null;
  /** Whether any fault waits for its tenant's calls. */
  hasFaults: boolean;
  /** Whether a subscription of its tenant is told before the answer. */
  deliverBeforeResponse: boolean;
}

/** Owner of the payment page of a token. */
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

/** One call as the log keeps it. */
export interface RequestEntry {
  id: string;
  /** The id that its response carries; entries of older releases have none. */
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
  /** Fault that the call met. */
  faults: FaultKind[];
  /** Made by a page or a tool, and not by the program under test. */
  byTool?: true;
}

/** Counters that give out ids, one of each kind a tenant. */
export type Sequence = 'payment' | 'webhook' | 'delivery' | 'customer' | 'savedMethod' | 'range' | 'checkout' | 'fault';

/** Everything of one tenant inside one transaction; others that want what it found by an id wait. */
export interface TenantStore {
  nextId(sequence: Sequence): Promise<number>;
  payments: {
    find(id: number): Promise<PaymentRecord | undefined>;
    findByReference(entity: string, number: string): Promise<PaymentRecord | undefined>;
    findByCheckout(id: string): Promise<PaymentRecord | undefined>;
    /** The payment whose reference has these free digits, whatever its amount. */
    findBySeven(entity: string, firstSeven: string): Promise<PaymentRecord | undefined>;
    /** False when the customUniqueId or the reference is already there; nothing is written then. */
    insert(payment: PaymentRecord): Promise<boolean>;
    /** Fails the transaction, to be tried again, when somebody changed the payment meanwhile; grows its version. */
    save(payment: PaymentRecord): Promise<PaymentRecord>;
    customUniqueIdTaken(clientId: string, customUniqueId: string): Promise<boolean>;
    list(clientId: string, filters: PaymentFilters): Promise<Page<PaymentRecord>>;
    /** Those of every entity of a platform, newest first. */
    newest(platformCode: string, filters: { state?: PaymentState; limit: number }): Promise<PaymentRecord[]>;
    /** Those that time alone will change, soonest first. */
    soonestDue(platformCode: string, limit: number): Promise<PaymentRecord[]>;
    waitingPushes(platformCode: string, limit: number): Promise<PaymentRecord[]>;
    /** Ids of paid payments whose money has not gone to its entity yet. */
    unsettled(platformCode: string): Promise<number[]>;
  };
  ranges: {
    list(clientId: string): Promise<ReferenceRange[]>;
    /** Counts one more reference as issued, of the first range with some left; undefined where there is none. */
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
    /** Writes down whether any subscription of the tenant is told before the answer. */
    updateDeliverBeforeResponse(): Promise<void>;
    /** Deliveries arrived: failures are counted from zero again. */
    clearFailures(ids: readonly number[]): Promise<void>;
    remove(platformCode: string, id: number): Promise<boolean>;
  };
  deliveries: {
    /** Puts deliveries into the outbox, in their order; a payload that several share is kept once. */
    enqueue(deliveries: readonly NewDelivery[]): Promise<void>;
    find(platformCode: string, id: number): Promise<DeliveryRecord | undefined>;
    list(
      platformCode: string,
      filters: { paymentId?: number; state?: DeliveryState; limit: number },
    ): Promise<DeliveryRecord[]>;
    soonestDue(platformCode: string, limit: number): Promise<DeliveryRecord[]>;
    save(delivery: DeliveryRecord): Promise<void>;
    /** Of those that wait for an older one with the same ordering key and URL: the oldest of these. */
    waitingBehind(ids: readonly number[]): Promise<ReadonlyMap<number, number>>;
    /** Whether a message of a subscription with the same key is held back, to be overtaken. */
    isHeld(webhookId: number, orderingKey: string): Promise<boolean>;
    setUrl(webhookId: number, url: string): Promise<void>;
    setFailureMode(webhookId: number, failureMode: FailureMode | null): Promise<void>;
    /** Writes results of attempts in one statement; gives ids of deliveries that were still ours. */
    writeResults(attempted: readonly AttemptedDelivery[]): Promise<ReadonlySet<number>>;
  };
  failures: {
    /** Counts one more failure of an item, and sets it aside after too many. */
    count(item: ItemKey, errorId: string, now: number): Promise<ItemFailure>;
    /** Forgets the failures of an item, which was done or begins anew. */
    clear(item: ItemKey): Promise<void>;
    listSetAside(limit: number): Promise<ItemFailure[]>;
    /** Lets an item be tried again at once; false for one that was not set aside. */
    retry(item: ItemKey): Promise<boolean>;
    /** Leaves an item as it is for good; false for one that was not set aside. */
    drop(item: ItemKey): Promise<boolean>;
  };
}

/** Storage of all data; the same on SQLite and PostgreSQL. */
export interface Store extends DatabaseHealth, DueWork {
  database: 'sqlite' | 'postgresql';
  /** @param clientId an entity it may act for, to be brought along */
  platform(code: string, clientId?: string): Promise<Platform | undefined>;
  /** @param token of a payment page, letters and digits */
  page(token: string): Promise<PageOwner | undefined>;
  /** Runs `work` in one transaction; when it returns a refusal nothing is written. */
  write<T>(tenant: string, work: (store: TenantStore) => Promise<T>): Promise<T>;
  read<T>(tenant: string, work: (store: TenantStore) => Promise<T>): Promise<T>;
  setClock(tenant: string, offset: number): Promise<void>;
  /** `listener` is told after each commit that put something into the outbox of a tenant. */
  onQueued(listener: (tenant: string) => void): void;
  /** `watcher` is told after each commit what it changed. */
  onChange(watcher: (tenant: string, events: readonly LiveEvent[]) => void): void;
  liveEvents: LiveEventStore;
  reset(tenant: string, now: number): Promise<void>;
  /** Opens a private tenant with the seed; c0801 when there is no room, c0802 when it exists. */
  openTenant(identity: TenantIdentity, now: number): Promise<Outcome<true>>;
  /** Deletes a tenant; false where there is none. What is under way for it is refused with e00102. */
  deleteTenant(tenant: string, now: number): Promise<boolean>;
  /** Stops a tenant, or lets it go on: calls are refused, and what is due waits. False where there is none. */
  setFrozen(tenant: string, frozen: { at: number; reason: string } | null): Promise<boolean>;
  /** Everything of a tenant but its keys and its log, free of what is this sandbox's own; c0804 when it is too much. */
  exportTenant(tenant: string): Promise<Outcome<TenantState>>;
  /** Puts a state in place of everything a tenant holds, or refuses it whole: c0805 to c0809. */
  importTenant(tenant: string, state: TenantState): Promise<Outcome<true>>;
  logRequests(entries: readonly RequestEntry[]): Promise<void>;
  listRequests(tenant: string, platformCode: string, limit: number): Promise<RequestEntry[]>;
  close(): Promise<void>;
}

/** Requirements of a sandbox on a public network besides keys (docs/decisions/local-and-exposed.md). */
export interface Exposure {
  /** Counts a request for a platform that proved its key; s00103 where it makes too many. */
  admit(platformCode: string, trace: RequestTrace): Outcome<true>;
}

/** Dependencies of actions besides the caller. */
export interface Ports {
  store: Store;
  /** Real time in milliseconds. */
  clock: { now(): number };
  runtime: Runtime;
  /** Only of a sandbox on a public network, which has no shared tenant and takes no seeds. */
  exposure?: Exposure | undefined;
}
