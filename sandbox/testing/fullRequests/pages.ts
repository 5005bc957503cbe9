import { seed } from '@balcao/contract/scenarios/seed.ts';
import {
  additionalData,
  addresses,
  type FullRequest,
  known,
  method,
  methods,
  newCustomer,
  order,
  page,
  phone,
  realtime,
  redirects,
  reference,
  saved,
  tokenRequest,
} from './parts.ts';

export const pageRequests: readonly FullRequest[] = [
  {
    operation: 'createCheckout',
    body: {
      payment: { ...reference, availableMethods: [realtime] },
      page,
      redirects,
    },
  },
  { operation: 'createCheckout', body: { payment: { amount: 1000, ...saved }, page, redirects } },
  { operation: 'createCheckout', body: { payment: { ...method(phone) }, page, redirects } },
  {
    operation: 'createCheckout',
    body: {
      payment: {
        type: 'authorization',
        ...known({ code: 'CC', type: 'DEFAULT', details: { createRegistration: true } }),
        recurring: { type: 'INITIAL', amountQualifier: 'ESTM' },
      },
      page,
      redirects,
    },
  },
  {
    operation: 'createCheckout',
    body: {
      payment: known({ code: 'MW', details: { allowRegistration: true } }),
      page,
      redirects,
    },
  },
  ...methods.map(({ amount, ...body }: { amount?: number }) => ({
    operation: 'createToken' as const,
    body: { ...tokenRequest, ...body },
  })),
  {
    operation: 'createToken',
    body: {
      ...tokenRequest,
      transaction: { amount: 1000, type: 'authorization' },
      customer: { uuid: seed.customers.own },
      paymentMethod: { code: 'CC', type: 'DEFAULT', details: { createRegistration: true } },
      recurring: { type: 'INITIAL', amountQualifier: 'ESTM' },
    },
  },
  {
    operation: 'createToken',
    body: {
      transaction: { id: 'ORDER0042', amount: 1000, ...order },
      availableMethods: [realtime],
      bankAccount: { code: 'BALCAO02' },
      customer: newCustomer,
      ...addresses,
      page,
      redirects,
      additionalData,
    },
  },
  {
    operation: 'createToken',
    body: {
      transaction: { amount: 1000, type: 'authorization' },
      ...saved,
      page,
      redirects,
    },
  },
];
