import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { Api } from './api.ts';

/** Creates a reference of 1000 cents, pays it at a cash machine, and returns the payment. */
export async function payReference(api: Api, body: object = {}): Promise<Payment> {
  const { data } = await api.post<Payment>('/api/payments/references', { amount: 1000, ...body });
  return (await api.post<Payment>('/sandbox/atm', { ...data.referenceDetails, amount: 1000 })).data;
}
