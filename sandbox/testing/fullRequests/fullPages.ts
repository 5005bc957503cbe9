import { seed } from '@balcao/contract/scenarios/seed.ts';
import {
  additionalData,
  addresses,
  type FullRequest,
  known,
  method,
  methods,
  newCustomer,
  of,
  order,
  page,
  phone,
  realtime,
  redirects,
  reference,
  saved,
  tokenRequest,
} from './fullParts.ts';

export const pageRequests: readonly FullRequest[] = [
  of('createCheckout', {
    payment: { ...reference, availableMethods: [realtime] },
    page,
    redirects,
  }),
  of('createCheckout', { payment: { amount: 1000, ...saved }, page, redirects }),
  of('createCheckout', { payment: { ...method(phone) }, page, redirects }),
  of('createCheckout', {
    payment: {
      type: 'authorization',
      ...known({ code: 'CC', type: 'DEFAULT', details: { createRegistration: true } }),
      recurring: { type: 'INITIAL', amountQualifier: 'ESTM' },
    },
    page,
    redirects,
  }),
  of('createCheckout', {
    payment: known({ code: 'MW', details: { allowRegistration: true } }),
    page,
    redirects,
  }),
  ...methods.map(({ amount, ...body }: { amount?: number }) => ({
    operation: 'createToken' as const,
    body: { ...tokenRequest, ...body },
  })),
  of('createToken', {
    ...tokenRequest,
    transaction: { amount: 1000, type: 'authorization' },
    customer: { uuid: seed.customers.own },
    paymentMethod: { code: 'CC', type: 'DEFAULT', details: { createRegistration: true } },
    recurring: { type: 'INITIAL', amountQualifier: 'ESTM' },
  }),
  of('createToken', {
    transaction: { id: 'ORDER0042', amount: 1000, ...order },
    availableMethods: [realtime],
    bankAccount: { code: 'BALCAO02' },
    customer: newCustomer,
    ...addresses,
    page,
    redirects,
    additionalData,
  }),
  of('createToken', {
    transaction: { amount: 1000, type: 'authorization' },
    ...saved,
    page,
    redirects,
  }),
];
