import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** An amount is held on a card, made smaller, and captured. */
export const authorization = example('payments/authorization', async ({ api, delivery }) => {
  const { data: payment } = await api('authorise', 'createPayment', {
    body: {
      type: 'authorization',
      amount: 1000,
      code: 'REF-0047',
      customUniqueId: 'REF-0047-CC',
      customer: { uuid: seed.customers.own },
      paymentMethod: { uuid: seed.savedMethods.card },
    },
  });
  await api('adjust', 'changeAmount', { params: { id: payment.id }, body: { amount: 800 } });
  await api('capture', 'createCapture', { params: { id: payment.id }, body: { amount: 800 } });
  await delivery('webhook', { paymentId: payment.id, action: 'payment_confirmed' });
  await api('get', 'getPayment', { params: { id: payment.id } });
});

/** What can be done to an authorisation: another amount, captures in parts, never above it. */
export const captures = example('payments/captures', async ({ api }) => {
  const params = { id: seed.payments.authorisedCard };
  await api('adjust', 'changeAmount', { params, body: { amount: 800 } });
  await api('capture', 'createCapture', { params, body: { amount: 500 } });
  await api('second', 'createCapture', { params, body: { amount: 300 } });
  await api('above', 'createCapture', { params, body: { amount: 1 }, refused: 400 });
});
