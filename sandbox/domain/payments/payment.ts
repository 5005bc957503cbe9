import type {
  CancellationReason,
  MethodCode,
  MethodType,
  PaymentState,
  PaymentType,
} from '@balcao/contract/payments/enums.ts';
import type { PaymentRequest } from '@balcao/contract/payments/schema.ts';

export interface MethodChoice {
  code: MethodCode;
  type: MethodType;
}

/** The method a payment is being paid with, and how its last try went. */
export interface ChosenMethod extends MethodChoice {
  uuid?: string;
  phone?: string;
  createRegistration?: boolean;
  allowRegistration?: boolean;
  result?: { code: string; at: number };
}

/** A notification on a phone that waits for an answer; `answer` is what a magic phone will do by itself. */
export interface Push {
  sentAt: number;
  expiresAt: number;
  answer?: { at: number; outcome: 'accept' | 'refuse' | 'fail'; code?: string };
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
  amountCents: number;
  valid: { start: number; end: number; blockLate: boolean };
  availableMethods: MethodChoice[];
  method?: ChosenMethod;
  /** Multibanco entity and reference; other methods show one made from the id. */
  reference?: { entity: string; number: string };
  push?: Push;
  paidAt?: number;
  fee?: { netEuro: string; taxEuro: string; invoice?: { number: string; at: number } };
  transfer?: { payerReference: string; at: number };
  cancellation?: { at: number; reason: CancellationReason; remarks?: string };
  initialPaymentId?: number;
  bankAccount?: { code: string; bankName: string; last4digits: string };
  /** What the merchant sent and gets back unchanged. */
  sent: Pick<
    PaymentRequest,
    | 'customUniqueId'
    | 'code'
    | 'summary'
    | 'callbackUrl'
    | 'recurring'
    | 'customer'
    | 'billingAddress'
    | 'shippingAddress'
    | 'additionalData'
  >;
}

/** Fields of a request that a payment carries unchanged. */
export function sentOf(request: PaymentRecord['sent']): PaymentRecord['sent'] {
  const { customUniqueId, code, summary, callbackUrl, recurring } = request;
  const { customer, billingAddress, shippingAddress, additionalData } = request;
  return {
    customUniqueId,
    code,
    summary,
    callbackUrl,
    recurring,
    customer,
    billingAddress,
    shippingAddress,
    additionalData,
  };
}

/**
 * When time alone changes this payment next: the phone's answer, the end of the push, the end of validity.
 * @returns milliseconds, or null when nothing is left to happen
 */
export function nextDueAt(payment: PaymentRecord): number | null {
  if (payment.state === 'pending_confirmation' && payment.push) {
    return Math.min(payment.push.answer?.at ?? Infinity, payment.push.expiresAt);
  }
  return payment.state === 'pending' ? payment.valid.end : null;
}
