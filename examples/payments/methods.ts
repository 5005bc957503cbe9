import { sampleOrder } from '@balcao/contract/scenarios/order.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

const amount = 1000;

/** What an entity can be paid with, and one order asked for in each way: each starts in another state. */
export const methods = example('payments/methods', async ({ api, locale }) => {
  const order = sampleOrder(locale);
  await api('available', 'listAvailableMethods', { query: { amount } });
  await api('small', 'listAvailableMethods', { query: { amount: 60 } });
  await api('page', 'createCheckout', { body: { payment: order } });
  await api('reference', 'createReference', { body: order });
  await api('phone', 'createPayment', {
    body: { ...order, paymentMethod: { code: 'MW', details: { phoneNumber: '351#912345678' } } },
  });
  await api('saved-card', 'createPayment', {
    body: {
      ...order,
      customer: { uuid: seed.customers.own },
      paymentMethod: { uuid: seed.savedMethods.card },
    },
  });
});

/** Apple Pay is no method of this version: the refusal lists those there are. */
export const wallet = example('payments/wallet', async ({ api }) => {
  await api('available', 'listAvailableMethods', { query: { amount } });
  await api('apple-pay', 'createCheckout', {
    wrong: { body: { payment: { amount, paymentMethod: { code: 'AP' } } } },
    refused: 422,
  });
});
