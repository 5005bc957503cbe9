/** States of a payment, as the contract names them. */
export type PaymentState = 'pending' | 'pending_confirmation' | 'confirmed' | 'authorised' | 'cancelled';

/** What the panel reads of a payment. */
export interface Payment {
  id: string;
  amount: number;
  referenceDetails: { entity?: string; reference: string };
  stateDetails: { state: PaymentState; createdAt: string };
  validDate?: { end?: string };
}

/** One try of the sandbox at delivering. */
export interface DeliveryAttempt {
  at: string;
  headers: Record<string, string>;
  status: number | null;
  error: string | null;
  durationMilliseconds: number;
}

/** What the panel reads of a delivery. */
export interface Delivery {
  id: string;
  kind: 'webhook' | 'callback';
  action: string;
  url: string;
  state: 'waiting' | 'delivered' | 'failed';
  nextAttemptAt: string | null;
  /** The body exactly as it was sent: the signature is over these bytes. */
  body: string;
  attempts: DeliveryAttempt[];
}

/** A reference in the groups of three in which people read it. */
export function groupReference(reference: string): string {
  return reference.replace(/\s/g, '').replace(/(\d{3})(?=\d)/g, '$1 ');
}

/** The signature header of an attempt; header names come in any case. */
export function signatureHeaderOf(attempt: DeliveryAttempt): string | undefined {
  return Object.entries(attempt.headers).find(([name]) => name.toLowerCase() === 'paypay-signature')?.[1];
}
