import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { TestTenant } from '../../cli/library/types.ts';

/** Payments, captures and refunds that a fresh tenant did not come with, oldest first. */
export async function paymentsOf(tenant: TestTenant): Promise<Payment[]> {
  const newest = await tenant.call<Payment[]>('GET', '/sandbox/payments?limit=1000');
  return newest.filter(({ id }) => Number(id) >= seed.firstFreePaymentId).reverse();
}

/** The text of a webhook that says of a payment that it is confirmed, whether it is or not. */
export function confirmationOf(payment: Payment): string {
  const { createdAt } = payment;
  return JSON.stringify({
    webhook: { id: '401', action: 'payment_confirmed', createdAt },
    payments: [{ ...payment, stateDetails: { state: 'confirmed', createdAt } }],
  });
}

/** What payments come to, in cents. */
export const centsOf = (payments: readonly Payment[]) =>
  payments.reduce((sum, { amount }) => sum + amount, 0);
