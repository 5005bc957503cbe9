import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import type { Pages } from '../http/pages/pages.ts';
import type { Api, ApiResponse, RequestHeaders } from './api.ts';
import { cardDetails } from './purchases.ts';
import type { TestSandbox } from './testSandbox.ts';

/** Creates a reference for 1000 cents, pays it at a cash machine, and returns the payment. */
export async function payReference(api: Api, body: object = {}): Promise<Payment> {
  const { data } = await api.post<Payment>('/api/payments/references', { amount: 1000, ...body });
  return (await api.post<Payment>('/sandbox/atm', { ...data.referenceDetails, amount: 1000 })).data;
}

const nobody: RequestHeaders = { authorization: undefined, 'paypay-clientid': undefined };

/** Actions of a payer on a page. @param id token of the page @param query such as `?page_language=EN` */
export function payerOnPage({ api }: Pick<TestSandbox, 'api'>, id: string, query = '') {
  const act = (name: string, typed?: object): Promise<ApiResponse<PayerView>> =>
    api.post(`/payer/${id}/${name}${query}`, typed, nobody);
  return {
    look: (): Promise<ApiResponse<PayerView>> => api.get(`/payer/${id}${query}`, nobody),
    card: (number: string, more: object = {}) => act('card', { ...cardDetails, number, ...more }),
    bank: (answer: 'accept' | 'refuse') => act('challenge', { answer }),
    phone: (phoneNumber: string, more: object = {}) => act('phone', { phoneNumber, ...more }),
    push: (answer: 'accept' | 'refuse') => act('push', { answer }),
    reference: () => act('reference'),
    atm: () => act('atm'),
    leave: () => act('leave'),
  };
}

/** Pages that render their input as JSON. */
export const plainPages: Pages = {
  checkout: (view, look) => JSON.stringify({ view, look }),
  registration: (view) => JSON.stringify(view),
  embedScript: (address) => JSON.stringify(address),
  asset: (name) =>
    name === 'page-1.js' ? { body: new TextEncoder().encode('draw()'), type: 'text/javascript' } : undefined,
};
