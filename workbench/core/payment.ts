import type { Delivery as ContractDelivery } from '@balcao/contract/control/controlSchema.ts';
import type { Payment as ContractPayment } from '@balcao/contract/resources/payments/paymentSchema.ts';

export type PaymentState = ContractPayment['stateDetails']['state'];

/** Result of the payer's last attempt. */
export type PaymentResult = NonNullable<NonNullable<ContractPayment['paymentMethod']>['result']>;

export interface Payment extends Pick<ContractPayment, 'id' | 'amount' | 'referenceDetails' | 'stateDetails'> {
  validDate?: { end?: string };
}

type DeliveryAttempt = Pick<
  ContractDelivery['attempts'][number],
  'at' | 'headers' | 'status' | 'error' | 'durationMilliseconds'
>;

export interface Delivery
  extends Pick<ContractDelivery, 'id' | 'kind' | 'action' | 'url' | 'state' | 'nextAttemptAt' | 'body'> {
  attempts: DeliveryAttempt[];
}

/** Formats a reference in groups of three digits. */
export function groupReference(reference: string): string {
  return reference.replace(/\s/g, '').replace(/(\d{3})(?=\d)/g, '$1 ');
}

/** Signature header of an attempt, in any case. */
export function signatureHeaderOf(attempt: DeliveryAttempt): string | undefined {
  return Object.entries(attempt.headers).find(([name]) => name.toLowerCase() === 'paypay-signature')?.[1];
}
