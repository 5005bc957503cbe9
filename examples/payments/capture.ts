import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';
import { inboxUrl } from '../seededCredentials.ts';

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

/** Captures an order that is shipped in two boxes, one capture for each. A capture beyond the rest is refused. */
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

/** Cancels the authorisation of an order before shipping, which releases the amount on the card. */
export const cancelAuthorization = example('payments/cancelAuthorization', async ({ api, delivery }) => {
  const { data: payment } = await api('authorise', 'createPayment', { body: orderOf('CANCELLED') });
  const params = { id: payment.id };
  await api('cancel', 'cancelPayment', { params, body: { reason: 'customer_cancelled' } });
  await delivery('webhook', { paymentId: payment.id, action: 'payment_cancelled' });
  await api('capture', 'createCapture', { params, body: { amount: 3000 }, refused: 400 });
});
