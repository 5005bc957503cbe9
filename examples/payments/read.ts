import { sampleOrder } from '@balcao/contract/scenarios/order.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

const amount = 1000;

/** Lists the methods of an entity and creates an order for each; their initial states differ. */
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

/** Requests Apple Pay, which this version does not support. The refusal lists the available methods. */
export const wallet = example('payments/wallet', async ({ api }) => {
  await api('available', 'listAvailableMethods', { query: { amount } });
  await api('apple-pay', 'createCheckout', {
    wrong: { body: { payment: { amount, paymentMethod: { code: 'AP' } } } },
    refused: 422,
  });
});

/** Reads payments of a fresh sandbox. */
export const get = example('payments/get', async ({ api }) => {
  const { pendingReference, confirmedReference, waitingPhone } = seed.payments;
  await api('pending', 'getPayment', { params: { id: pendingReference } });
  await api('confirmed', 'getPayment', { params: { id: confirmedReference } });
  await api('waiting-phone', 'getPayment', { params: { id: waitingPhone } });
});

/** Finds payments with filters, sorting and pages. */
export const list = example('payments/list', async ({ api }) => {
  await api('pending', 'listPayments', {
    query: { stateDetails_state: 'pending', paymentMethod_code: 'MB' },
  });
  await api('order', 'listPayments', { query: { customUniqueId: 'ORDER-2026-0001' } });
  await api('since', 'listPayments', {
    query: { createdAt: { start: '2026-01-01T00:00:00+00:00' }, sort: '-amount,id', limit: 3 },
  });
  await api('second-page', 'listPayments', { query: { sort: 'id', limit: 2, page: 2 } });
});
