import type { CallerFinding } from '@balcao/contract/control/caller.ts';
import type { CheckoutVisit, Settlement, TypedCard } from '@balcao/contract/control/checkouts.ts';
import type { Fault, FaultRequest } from '@balcao/contract/control/controlFaults.ts';
import type { AtmPayment, Clock, Delivery, LoggedRequest } from '@balcao/contract/control/controlSchema.ts';
import type { TenantState } from '@balcao/contract/control/controlTenants.ts';
import type { PresentedCard, VirtualTerminal } from '@balcao/contract/control/controlTerminals.ts';
import type { PhoneAnswer } from '@balcao/contract/control/phone.ts';
import type { Subscription } from '@balcao/contract/control/subscriptions.ts';
import type { PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import type { TerminalFault } from '@balcao/contract/resources/terminals/terminalEnums.ts';
import type { FailureMode } from '@balcao/contract/resources/webhooks/failureModes.ts';

/** How a sandbox is created; everything may be left out. */
export interface SandboxOptions {
  /** Port to listen on; a free one when left out. */
  port?: number;
  /** Address to listen on; `localhost` when left out, which only this machine can reach. */
  host?: string;
  /** Folder that keeps the data; without it they are in memory, and end with the sandbox. */
  data?: string;
  /** PostgreSQL database that keeps the data instead: `postgresql://…`. */
  databaseUrl?: string;
  /** Gives the sandbox keys and ids that follow from this text, the same on every machine. */
  seed?: string;
}

/** How a tenant is opened. */
export interface TenantOptions {
  /** Gives the tenant keys and ids that follow from this text; random ones when left out. */
  seed?: string;
}

/** Caller: a platform with its private key, for one of its entities. */
export interface Credentials {
  platformCode: string;
  privateKey: string;
  clientId: string;
}

/** How far the clock moves: by a duration, or to a moment. It never moves back. */
export type ClockStep = { days?: number; hours?: number; minutes?: number; seconds?: number } | { to: string | Date };

/** Which delivery is waited for. */
export interface DeliveryFilter {
  /** The event it is about: `payment_confirmed`. */
  action?: Delivery['action'];
  /** The payment it is about. */
  paymentId?: string;
  /** The subscription it belongs to. */
  webhookId?: string;
  /** How long to wait; 5000 when left out. */
  timeoutMilliseconds?: number;
}

/** The messages that a tenant sends. */
export interface Deliveries {
  /**
   * Waits for the next message that was sent to its receiver, whatever that answered: each is given once.
   * @throws WaitFailed with the payment's timeline when none is sent in time; TypeError for a filter without a value,
   * which any message would fit
   */
  next(filter?: DeliveryFilter): Promise<Delivery>;
  /** Every message so far, newest first: up to 100. */
  list(filter?: Pick<DeliveryFilter, 'paymentId'>): Promise<Delivery[]>;
  /** Sends a message again. */
  resend(deliveryId: string): Promise<Delivery>;
}

/** A virtual terminal, and whoever stands in front of it. */
export interface TerminalInUse {
  readonly uuid: string;
  /** Current screen. */
  look(): Promise<VirtualTerminal>;
  /** Types an amount at a terminal without a till; in cents. */
  typeAmount(amountCents: number): Promise<VirtualTerminal>;
  /** Presents a card; the test card that is always accepted, by tap, where nothing is said. */
  presentCard(card?: Partial<PresentedCard>): Promise<VirtualTerminal>;
  typePin(pin: string): Promise<VirtualTerminal>;
  /** The payer goes away. */
  leave(): Promise<VirtualTerminal>;
  /** Breaks it, or repairs it with `none`. */
  setFault(fault: TerminalFault): Promise<VirtualTerminal>;
  /** Closes its day. */
  settle(): Promise<Settlement>;
}

/** State of a tenant at one moment. */
export type Snapshot = TenantState;

/** A sandbox of one's own: data, clock and keys that no other tenant sees. */
export interface TestTenant {
  /** Origin of the sandbox: the API is under `/api`, the control API under `/sandbox`. */
  readonly url: string;
  readonly credentials: Credentials;
  /** The secret that webhooks and callbacks are signed with: the platform's private key. */
  readonly secret: string;
  /** Headers of a call with these credentials: `Authorization` and `PayPay-ClientId`. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Calls the API, or the control API, and gives the `data` of its response.
   * @param path under the origin: `/api/payments`
   * @throws CallRefused with the code when the sandbox refuses
   */
  call<Data = unknown>(method: string, path: string, body?: unknown): Promise<Data>;
  /** Moves the clock; everything that falls due meanwhile has happened when it resolves. */
  advance(step: ClockStep): Promise<Clock>;
  /** Pays a Multibanco reference at the cash machine. */
  payAtAtm(bill: AtmPayment): Promise<Payment>;
  /** Answers the MB WAY notification of a payment. */
  answerPhone(paymentId: string, answer: PhoneAnswer['answer'], options?: Pick<PhoneAnswer, 'pin'>): Promise<Payment>;
  /**
   * Pays on a payment page by card; the test card that is always accepted where nothing is said.
   * @param checkoutId the page's token, the `id` of its checkout
   */
  payByCard(checkoutId: string, card?: Partial<TypedCard>): Promise<CheckoutVisit>;
  /** @param uuid of a terminal; the first of the seed when left out */
  useTerminal(uuid?: string): TerminalInUse;
  /** Lets the next calls meet an error. */
  fault(request: FaultRequest): Promise<Fault>;
  /** Lets a subscription deliver wrongly, or as it should with null. */
  setFailureMode(webhookId: string, failureMode: FailureMode | null): Promise<Subscription>;
  readonly deliveries: Deliveries;
  /** The calls of the API as the sandbox saw them, newest first. */
  requests(): Promise<LoggedRequest[]>;
  /** A payment and all that happened to it. */
  timeline(paymentId: string): Promise<PaymentTimeline>;
  /**
   * Says that the program shipped the order of a payment: `findings` sees whether it was paid.
   * @param because the delivery of the message that it went by; nothing where it read the payment
   */
  shipped(paymentId: string, because?: { deliveryId?: string }): Promise<void>;
  /**
   * Mistakes in the calls of the program since the tenant was opened, reset or restored: a rule each, with where
   * it was seen, and how to mend it. What `call` sends is the test's own, and does not count.
   */
  findings(): Promise<CallerFinding[]>;
  /** Everything the tenant holds now, but its keys. */
  snapshot(): Promise<Snapshot>;
  /** Puts a snapshot in the place of everything the tenant holds; it may be another tenant's. */
  restore(snapshot: Snapshot): Promise<void>;
  /** Opens another tenant that holds the same, and goes its own way from here. */
  fork(options?: TenantOptions): Promise<TestTenant>;
  /** Puts the tenant back to what a fresh one holds. */
  reset(): Promise<void>;
}

/** A sandbox that runs in this process. */
export interface TestSandbox extends TestTenant {
  /** Opens a tenant beside it: one for each test lets tests run at once. */
  tenant(options?: TenantOptions): Promise<TestTenant>;
  /**
   * Ends it in order: deliveries under way are finished, the port and the database closed. An open sandbox keeps no
   * process running: that of a test that failed before it ends all the same.
   */
  close(): Promise<void>;
  /** Closes it: `await using sandbox = await createSandbox()`. */
  [Symbol.asyncDispose](): Promise<void>;
}
