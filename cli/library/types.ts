import type { CallerFinding } from '@balcao/contract/control/caller.ts';
import type { CheckoutVisit, Settlement, TypedCard } from '@balcao/contract/control/controlCheckouts.ts';
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

/** Options of a new sandbox. All of them may be omitted. */
export interface SandboxOptions {
  /** Port to listen on. Default: a free one. */
  port?: number;
  /** Address to listen on. Default: `localhost`, which only this machine can reach. */
  host?: string;
  /** Folder for the data. Without it, they are kept in memory until the sandbox is closed. */
  data?: string;
  /** PostgreSQL database for the data instead of a folder: `postgresql://…`. */
  databaseUrl?: string;
  /** Text from which the keys and ids of the sandbox are derived, so that they are the same on every machine. */
  seed?: string;
}

/** Options of a new tenant. */
export interface TenantOptions {
  /** Text from which the keys and ids of the tenant are derived. Default: random ones. */
  seed?: string;
}

/** Credentials of a caller: a platform, its private key, and one of its entities. */
export interface Credentials {
  platformCode: string;
  privateKey: string;
  clientId: string;
}

/** Move of the clock by a duration, or to a point in time. The clock never moves back. */
export type ClockStep = { days?: number; hours?: number; minutes?: number; seconds?: number } | { to: string | Date };

/** Conditions that the awaited delivery must meet. */
export interface DeliveryFilter {
  /** Event of the message: `payment_confirmed`. */
  action?: Delivery['action'];
  /** Payment that the message is about. */
  paymentId?: string;
  /** Subscription to which the message is sent. */
  webhookId?: string;
  /** Maximum wait. Default: 5000. */
  timeoutMilliseconds?: number;
}

/** Messages that a tenant sends. */
export interface Deliveries {
  /**
   * Waits for the next message that is sent to its receiver, whatever the response. Returns each message once.
   * @throws WaitFailed with the payment's timeline if no message is sent in time; TypeError for a filter without a
   * value, because any message would match it
   */
  next(filter?: DeliveryFilter): Promise<Delivery>;
  /** Messages so far, newest first, at most 100. */
  list(filter?: Pick<DeliveryFilter, 'paymentId'>): Promise<Delivery[]>;
  /** Sends a message again. */
  resend(deliveryId: string): Promise<Delivery>;
}

/** Virtual terminal, with the actions of the cashier and the payer. */
export interface TerminalInUse {
  readonly uuid: string;
  /** Current screen. */
  look(): Promise<VirtualTerminal>;
  /** Types an amount in cents at a standalone terminal. */
  typeAmount(amountCents: number): Promise<VirtualTerminal>;
  /** Presents a card. Default: the test card that is always accepted, contactless. */
  presentCard(card?: Partial<PresentedCard>): Promise<VirtualTerminal>;
  typePin(pin: string): Promise<VirtualTerminal>;
  /** Makes the payer walk away. */
  leave(): Promise<VirtualTerminal>;
  /** Breaks the terminal, or repairs it with `none`. */
  setFault(fault: TerminalFault): Promise<VirtualTerminal>;
  /** Closes the day of the terminal. */
  settle(): Promise<Settlement>;
}

/** State of a tenant at a point in time. */
export type Snapshot = TenantState;

/** Private sandbox with data, clock and keys that it shares with no other tenant. */
export interface TestTenant {
  /** Origin of the sandbox. The API is below `/api`, the control API below `/sandbox`. */
  readonly url: string;
  readonly credentials: Credentials;
  /** Secret for signing webhooks and callbacks: the platform's private key. */
  readonly secret: string;
  /** Headers of a call with these credentials: `Authorization` and `PayPay-ClientId`. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Calls the API or the control API and returns the `data` of the response.
   * @param path path below the origin: `/api/payments`
   * @throws CallRefused with the code if the sandbox refuses
   */
  call<Data = unknown>(method: string, path: string, body?: unknown): Promise<Data>;
  /** Moves the clock. Resolves once everything that became due has happened. */
  advance(step: ClockStep): Promise<Clock>;
  /** Pays a Multibanco reference at the ATM. */
  payAtAtm(bill: AtmPayment): Promise<Payment>;
  /** Answers the MB WAY notification of a payment. */
  answerPhone(paymentId: string, answer: PhoneAnswer['answer'], options?: Pick<PhoneAnswer, 'pin'>): Promise<Payment>;
  /**
   * Pays on a payment page by card. Default: the test card that is always accepted.
   * @param checkoutId `id` of the checkout, which is the page's token
   */
  payByCard(checkoutId: string, card?: Partial<TypedCard>): Promise<CheckoutVisit>;
  /** @param uuid of a terminal. Default: the first of the seed */
  useTerminal(uuid?: string): TerminalInUse;
  /** Makes the next calls fail with an error. */
  fault(request: FaultRequest): Promise<Fault>;
  /** Makes the deliveries of a subscription fail in a certain way; null makes them normal again. */
  setFailureMode(webhookId: string, failureMode: FailureMode | null): Promise<Subscription>;
  readonly deliveries: Deliveries;
  /** Calls of the API in the sandbox's log, newest first. */
  requests(): Promise<LoggedRequest[]>;
  /** Payment with everything that happened to it. */
  timeline(paymentId: string): Promise<PaymentTimeline>;
  /**
   * Reports that the program shipped the order of a payment, so that `findings` can check that it was paid.
   * @param because delivery on which the program relied; omitted if it read the payment
   */
  shipped(paymentId: string, because?: { deliveryId?: string }): Promise<void>;
  /**
   * Mistakes in the program's calls since the tenant was opened, reset or restored: one per rule, with its occurrences
   * and its remedy. Calls made by `call` belong to the test and do not count.
   */
  findings(): Promise<CallerFinding[]>;
  /** Copies the current data of the tenant, except its keys. */
  snapshot(): Promise<Snapshot>;
  /** Replaces the data of the tenant with a snapshot, which may be from another tenant. */
  restore(snapshot: Snapshot): Promise<void>;
  /** Opens another tenant with a copy of the data. The two then change independently. */
  fork(options?: TenantOptions): Promise<TestTenant>;
  /** Resets the tenant to the data of a fresh one. */
  reset(): Promise<void>;
}

/** A sandbox that runs in this process. */
export interface TestSandbox extends TestTenant {
  /** Opens another tenant. With one for each test, tests can run concurrently. */
  tenant(options?: TenantOptions): Promise<TestTenant>;
  /**
   * Closes the sandbox after the deliveries in progress, with its port and database. An open sandbox does not keep the
   * process alive, so a test that fails before `close` still ends.
   */
  close(): Promise<void>;
  /** Closes the sandbox at the end of a block: `await using sandbox = await createSandbox()`. */
  [Symbol.asyncDispose](): Promise<void>;
}
