import { sampleOrder } from '@balcao/contract/scenarios/order.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

const amount = 1000;

/** Methods of an entity, and one order for each of them, which starts in another state. */
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

/** Payments every fresh sandbox holds. */
export const get = example('payments/get', async ({ api }) => {
  const { pendingReference, confirmedReference, waitingPhone } = seed.payments;
  await api('pending', 'getPayment', { params: { id: pendingReference } });
  await api('confirmed', 'getPayment', { params: { id: confirmedReference } });
  await api('waiting-phone', 'getPayment', { params: { id: waitingPhone } });
});

/** Finding payments: filters, order and pages. */
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
