import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';
import { soldOut } from '../sampleWords.ts';

/** Cancels an unpaid REALTIME reference for the merchant. */
export const cancel = example('payments/cancel', async ({ api, delivery, locale }) => {
  const id = seed.payments.realtimeReference;
  await api('cancel', 'cancelPayment', {
    params: { id },
    body: { reason: 'customer_cancelled', remarks: { text: soldOut[locale] } },
  });
  await delivery('webhook', { paymentId: id });
  await api('again', 'cancelPayment', { params: { id }, body: {}, refused: 400 });
});

/** Cancels the order of the guide on refunds before its reference is paid. */
export const cancelOrder = example('payments/cancel-order', async ({ api, delivery }) => {
  const { data: payment } = await api('create', 'createReference', {
    body: { amount: 2500, code: 'REF-0056', availableMethods: [{ code: 'MB', type: 'REALTIME' }] },
  });
  const params = { id: payment.id };
  await api('refund', 'createRefund', { params, body: { amount: 2500 }, refused: 400 });
  await api('cancel', 'cancelPayment', { params, body: { reason: 'customer_cancelled' } });
  await delivery('webhook', { paymentId: payment.id, action: 'payment_cancelled' });
});

/** Repeats a recurring payment with the same card and amount, and starts a series with variable amounts. */
export const recurring = example('payments/recurring', async ({ api }) => {
  const params = { id: seed.payments.initialRecurring };
  await api('repeat', 'createRecurring', { params, body: { amount: 1000 } });
  await api('other-amount', 'createRecurring', { params, body: { amount: 1200 }, refused: 400 });
  const { data: initial } = await api('initial', 'createPayment', {
    body: {
      amount: 1000,
      customer: { uuid: seed.customers.own },
      paymentMethod: { uuid: seed.savedMethods.card },
      recurring: { type: 'INITIAL', amountQualifier: 'ESTM' },
    },
  });
  await api('variable', 'createRecurring', { params: { id: initial.id }, body: { amount: 1200 } });
});

/** Holds an amount on a card, reduces it, and captures it. */
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

/** Reduces an authorised amount and captures it in parts. A capture beyond the amount is refused. */
export const captures = example('payments/captures', async ({ api }) => {
  const params = { id: seed.payments.authorisedCard };
  await api('adjust', 'changeAmount', { params, body: { amount: 800 } });
  await api('capture', 'createCapture', { params, body: { amount: 500 } });
  await api('second', 'createCapture', { params, body: { amount: 300 } });
  await api('above', 'createCapture', { params, body: { amount: 1 }, refused: 400 });
});
