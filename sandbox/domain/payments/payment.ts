import type { PaymentCustomer } from '@balcao/contract/resources/payments/customer.ts';
import type {
  CancellationReason,
  MethodCode,
  MethodType,
  PaymentState,
  PaymentType,
} from '@balcao/contract/resources/payments/enums.ts';
import type { PaymentAction } from '@balcao/contract/resources/payments/lifecycle.ts';
import type { PaymentRequest } from '@balcao/contract/resources/payments/schema.ts';
import type { CheckoutRecord } from '../checkouts/checkout.ts';
import type { CardFace } from '../customers/savedMethod.ts';
import type { TerminalTransaction } from '../terminals/transaction.ts';

export interface MethodChoice {
  code: MethodCode;
  type: MethodType;
}

/** The method a payment is being paid with, and how its last try went. */
export interface ChosenMethod extends MethodChoice {
  uuid?: string;
  phone?: string;
  card?: CardFace;
  /** What is known of a card that a terminal read. */
  read?: Partial<CardFace>;
  createRegistration?: boolean;
  allowRegistration?: boolean;
  /** It is saved for the customer once it has paid. */
  saves?: boolean;
  result?: { code: string; at: number };
}

/** What a capture took of its authorisation, or a refund gave back of its payment. */
export interface LinkedPayment {
  paymentId: number;
  amountCents: number;
  at: number;
}

/** A notification on a phone that waits for an answer; `answer` is what a magic phone will do by itself. */
export interface MbWayPush {
  sentAt: number;
  expiresAt: number;
  answer?: { at: number; outcome: 'accept' | 'refuse' | 'fail'; code?: string };
}

/** One step of a payment along its lifecycle, kept inside the payment: it is written with what it tells of. */
export interface HistoryStep {
  action: PaymentAction;
  /** State it led to. */
  state: PaymentState;
  /** Milliseconds. */
  at: number;
  /** Result of a method that failed. */
  code?: string;
  /** Phone a notification left for. */
  phone?: string;
  /** What was captured, refunded, or became the amount. */
  amountCents?: number;
  /** Capture or refund that this step made. */
  sequelId?: number;
}

/** A payment as the sandbox keeps it; amounts in cents, times in milliseconds. */
export interface PaymentRecord {
  id: number;
  /** Grows by one with each change; a stale writer is told by it. */
  version: number;
  platformCode: string;
  clientId: string;
  type: PaymentType;
  state: PaymentState;
  stateAt: number;
  createdAt: number;
  updatedAt: number;
  /** Its steps, oldest first; payments written by an earlier release have none from before. */
  history?: HistoryStep[];
  amountCents: number;
  valid: { start: number; end: number; blockLate: boolean };
  availableMethods: MethodChoice[];
  method?: ChosenMethod;
  /** Multibanco entity and reference; other methods show one made from the id. */
  reference?: { entity: string; number: string };
  push?: MbWayPush;
  paidAt?: number;
  fee?: { netEuro: string; taxEuro: string; invoice?: { number: string; at: number } };
  transfer?: { payerReference: string; at: number };
  cancellation?: { at: number; reason: CancellationReason; remarks?: string };
  initialPaymentId?: number;
  captures?: LinkedPayment[];
  refunds?: LinkedPayment[];
  /** The page it is paid on. */
  checkout?: CheckoutRecord;
  /** What the terminal does that it was sent to, typed at, or made at. */
  terminal?: TerminalTransaction;
  bankAccount?: { code: string; bankName: string; last4digits: string };
  /** What the merchant sent and gets back unchanged. */
  sent: Pick<
    PaymentRequest,
    | 'customUniqueId'
    | 'code'
    | 'summary'
    | 'callbackUrl'
    | 'recurring'
    | 'billingAddress'
    | 'shippingAddress'
    | 'additionalData'
  > & {
    /** As it was then: an existing customer is copied when the payment is made. */
    customer?: PaymentCustomer;
  };
}

/** Fields of a request that a payment carries unchanged; a series begins with its first payment, of a fixed amount. */
export function sentOf(request: PaymentRecord['sent']): PaymentRecord['sent'] {
  const { customUniqueId, code, summary, callbackUrl, recurring } = request;
  const { customer, billingAddress, shippingAddress, additionalData } = request;
  return {
    customUniqueId,
    code,
    summary,
    callbackUrl,
    recurring: recurring && { type: 'INITIAL', amountQualifier: 'DFLT', ...recurring },
    customer,
    billingAddress,
    shippingAddress,
    additionalData,
  };
}

/** How much of a payment was captured, or refunded, in cents. */
export function totalOf(shares: readonly LinkedPayment[] | undefined): number {
  return (shares ?? []).reduce((sum, { amountCents }) => sum + amountCents, 0);
}
