import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';
import { inboxUrl } from '../seededCredentials.ts';

/** Refunds yesterday's payment in parts. */
export const refund = example('payments/refund', async ({ api }) => {
  const params = { id: seed.payments.confirmedPhone };
  await api('part', 'createRefund', { params, body: { amount: 500 } });
  await api('rest', 'createRefund', { params, body: { amount: 2000 } });
  await api('above', 'createRefund', { params, body: { amount: 1 }, refused: 400 });
  await api('get', 'getPayment', { params });
});

/** Order of the guide on refunds, paid with a saved card. */
const order = {
  amount: 2500,
  code: 'REF-0056',
  customer: { uuid: seed.customers.own },
  paymentMethod: { uuid: seed.savedMethods.card },
};

/** Refunds an order in two parts: one on the day of the payment, the rest after that day has closed. */
export const refundOrder = example('payments/refund-order', async ({ api, control, delivery }) => {
  await api('subscribe', 'createWebhook', { body: { action: 'payment_refunded', url: inboxUrl } });
  const { data: payment } = await api('pay', 'createPayment', { body: order });
  const params = { id: payment.id };
  await api('part', 'createRefund', { params, body: { amount: 500 } });
  await delivery('part-refunded', { paymentId: payment.id, action: 'payment_refunded' });
  await delivery('part-cancelled', { paymentId: payment.id, action: 'payment_cancelled' });
  await control('close', 'settleNow');
  await api('find', 'listPayments', { query: { initialPaymentId: payment.id, type: 'refund' } });
  await api('above', 'createRefund', { params, body: { amount: order.amount }, refused: 400 });
  await api('rest', 'createRefund', { params, body: { amount: 2000 } });
  await delivery('rest-refunded', { paymentId: payment.id, action: 'payment_refunded' });
  await api('get', 'getPayment', { params });
});

/** Refunds the same order in full on the day of the payment. This voids it, so the event is `payment_cancelled`. */
export const refundSameDay = example('payments/refundSameDay', async ({ api, delivery }) => {
  const { data: payment } = await api('pay', 'createPayment', { body: order });
  const params = { id: payment.id };
  await api('refund', 'createRefund', { params, body: { amount: order.amount } });
  await delivery('webhook', { paymentId: payment.id, action: 'payment_cancelled' });
  await api('again', 'createRefund', { params, body: { amount: 1 }, refused: 400 });
});
