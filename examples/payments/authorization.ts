import { soldOut } from '@balcao/contract/scenarios/order.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';
import { inboxUrl } from '../seededCredentials.ts';

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

/** Reduces an authorised amount and captures it in parts. A capture that exceeds the amount is refused. */
export const captures = example('payments/captures', async ({ api }) => {
  const params = { id: seed.payments.authorisedCard };
  await api('adjust', 'changeAmount', { params, body: { amount: 800 } });
  await api('capture', 'createCapture', { params, body: { amount: 500 } });
  await api('second', 'createCapture', { params, body: { amount: 300 } });
  await api('above', 'createCapture', { params, body: { amount: 1 }, refused: 400 });
});

/** Order of the guide on captures. Its amount is held on a saved card until shipping. */
const orderOf = (attempt: string) =>
  ({
    type: 'authorization',
    amount: 3000,
    code: 'REF-0057',
    customUniqueId: `REF-0057-${attempt}`,
    customer: { uuid: seed.customers.own },
    paymentMethod: { uuid: seed.savedMethods.card },
  }) as const;

/** Captures an order that is shipped in two boxes, once per box. A capture that exceeds the rest is refused. */
export const captureOrder = example('payments/capture-order', async ({ api, delivery }) => {
  await api('subscribe', 'createWebhook', { body: { action: 'payment_authorized', url: inboxUrl } });
  const { data: payment } = await api('authorise', 'createPayment', { body: orderOf('CC') });
  const params = { id: payment.id };
  await delivery('authorised', { paymentId: payment.id, action: 'payment_authorized' });
  await api('first', 'createCapture', { params, body: { amount: 2000 } });
  await delivery('confirmed', { paymentId: payment.id, action: 'payment_confirmed' });
  await api('above', 'createCapture', { params, body: { amount: 1500 }, refused: 400 });
  await api('second', 'createCapture', { params, body: { amount: 1000 } });
  await api('find', 'listPayments', { query: { initialPaymentId: payment.id, type: 'capture' } });
});

/** Leaves the order uncaptured until its deadline, when the authorisation expires. */
export const captureDeadline = example('payments/capture-deadline', async ({ api, control, delivery }) => {
  const { data: payment } = await api('authorise', 'createPayment', {
    body: { ...orderOf('DEADLINE'), validDate: { end: '2099-12-31T23:59:59+00:00' } },
  });
  const params = { id: payment.id };
  await control('wait', 'moveClock', { body: { to: '2100-01-01T00:05:00+00:00' } });
  await delivery('webhook', { paymentId: payment.id, action: 'payment_cancelled' });
  await api('capture', 'createCapture', { params, body: { amount: 3000 }, refused: 400 });
});

/** Cancels the authorisation of an order before shipping. This releases the amount on the card. */
export const cancelAuthorization = example('payments/cancelAuthorization', async ({ api, delivery }) => {
  const { data: payment } = await api('authorise', 'createPayment', { body: orderOf('CANCELLED') });
  const params = { id: payment.id };
  await api('cancel', 'cancelPayment', { params, body: { reason: 'customer_cancelled' } });
  await delivery('webhook', { paymentId: payment.id, action: 'payment_cancelled' });
  await api('capture', 'createCapture', { params, body: { amount: 3000 }, refused: 400 });
});
