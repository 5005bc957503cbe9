/** States of a payment, as the contract names them. */
export type PaymentState = 'pending' | 'pending_confirmation' | 'confirmed' | 'authorised' | 'cancelled';

/** The fields of a payment that the panel reads. */
export interface Payment {
  id: string;
  amount: number;
  referenceDetails: { entity?: string; reference: string };
  stateDetails: { state: PaymentState; createdAt: string };
  validDate?: { end?: string };
}

/** One delivery attempt. */
interface DeliveryAttempt {
  at: string;
  headers: Record<string, string>;
  status: number | null;
  error: string | null;
  durationMilliseconds: number;
}

/** The fields of a delivery that the panel reads. */
export interface Delivery {
  id: string;
  kind: 'webhook' | 'callback';
  action: string;
  url: string;
  state: 'waiting' | 'delivered' | 'failed';
  nextAttemptAt: string | null;
  /** The body exactly as sent; the signature covers these bytes. */
  body: string;
  attempts: DeliveryAttempt[];
}

/** A reference in groups of three digits. */
export function groupReference(reference: string): string {
  return reference.replace(/\s/g, '').replace(/(\d{3})(?=\d)/g, '$1 ');
}

/** The signature header of an attempt, in any case. */
export function signatureHeaderOf(attempt: DeliveryAttempt): string | undefined {
  return Object.entries(attempt.headers).find(([name]) => name.toLowerCase() === 'paypay-signature')?.[1];
}
