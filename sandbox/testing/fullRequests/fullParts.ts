import type { operations } from '@balcao/contract/operations.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';

/** Request with as many compatible fields as possible. Refused requests show which fields are read. */
export interface FullRequest {
  operation: keyof typeof operations;
  params?: Readonly<Record<string, string>>;
  body: object;
}

export const of = (
  operation: FullRequest['operation'],
  body: object,
  params: Record<string, string> = {},
): FullRequest => ({ operation, params, body });

const address = {
  country: 'PT',
  state: '11',
  stateName: 'Lisboa',
  city: 'Lisboa',
  street1: 'Rua do Exemplo, 42',
  street2: '3.º direito',
  postCode: '1100-048',
};
export const newCustomer = {
  customerId: 'C-0042',
  firstName: 'Ana',
  lastName: 'Costa',
  email: 'ana.costa@cliente.example',
  phoneNumber: '351#900000002',
  language: 'ES',
};
export const additionalData = [{ key: 'loja', value: 'Faro', type: 'STRING' }];
const callbackUrl = 'https://loja.example/callback';
const until = '2026-02-01T10:00:00+00:00';
export const validDate = { start: '2026-01-15T12:00:00+00:00', end: until, blockLatePayment: true };
export const redirects = [{ type: 'success', url: 'https://loja.example/obrigado' }];
export const phone = { code: 'MW', type: 'DEFAULT', details: { phoneNumber: '351#900000001' } };
export const order = { code: 'REF-0042', summary: 'Encomenda 0042' };
export const addresses = { billingAddress: address, shippingAddress: { ...address, city: 'Faro' } };

export const reference = {
  customUniqueId: 'ORDER0042',
  amount: 1000,
  ...order,
  callbackUrl,
  validDate,
  bankAccount: { code: 'BALCAO02' },
  customer: newCustomer,
  ...addresses,
  additionalData,
};

export const method = (paymentMethod: object) => ({ amount: 1000, customer: newCustomer, paymentMethod });
export const known = (paymentMethod: object) => ({
  amount: 1000,
  customer: { uuid: seed.customers.own },
  paymentMethod,
});
export const saved = {
  customer: { uuid: seed.customers.own },
  paymentMethod: { uuid: seed.savedMethods.card },
};
export const realtime = { code: 'MB', type: 'REALTIME', details: {} };
export const methods: readonly object[] = [
  { customer: { uuid: seed.customers.own }, paymentMethod: { uuid: seed.savedMethods.phone } },
  { paymentMethod: phone },
  known({ code: 'MW', details: { phoneNumber: '351#900000003', createRegistration: true } }),
  known({ code: 'MW', details: { phoneNumber: '351#900000003', allowRegistration: true } }),
];
export const page = { language: 'ES', layout: 'basic' };

export const tokenRequest = { transaction: { amount: 1000 }, page, redirects };
