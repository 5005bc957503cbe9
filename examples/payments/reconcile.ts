import { orderName, sampleOrder } from '@balcao/contract/scenarios/order.ts';
import { example, slipOf } from '../example.ts';

const customUniqueId = 'ORDER-2026-0077';

/**
 * Loses the response to an order. The repeated call is refused, and the order is found by its key. A refund has no key,
 * so it is found through its initial payment.
 */
export const dropped = example('payments/dropped', async ({ api, control, locale }) => {
  const body = { amount: 2500, code: 'REF-0077', customUniqueId, summary: orderName('0077')[locale] };
  await api('lost', 'createReference', { body, dropped: true });
  await api('repeat', 'createReference', { body, refused: 409 });
  const { data } = await api('find', 'listPayments', { query: { customUniqueId } });
  const [payment] = data;
  if (!payment) throw new Error('The order was lost with its response.');
  await control('pay', 'payAtAtm', { body: slipOf(payment) });
  await api('refund', 'createRefund', { params: { id: payment.id }, body: { amount: 500 } });
  await api('find-refund', 'listPayments', { query: { initialPaymentId: payment.id } });
});

/** Date before all seeded payments, so that the same payments are found on any day. */
const start = '2026-01-01T00:00:00+00:00';

/** Reconciles one order, which is paid, transferred and partly refunded. */
export const reconcile = example('payments/reconcile', async ({ api, control, locale }) => {
  const { data: payment } = await api('create', 'createReference', { body: sampleOrder(locale) });
  const { id } = payment;
  await control('pay', 'payAtAtm', { body: slipOf(payment) });
  await api('paid', 'listPayments', {
    query: { paidAt: { start }, paymentMethod_code: 'MB', sort: 'id', limit: 1, page: 2 },
  });
  await control('settle', 'settleNow');
  await api('settled', 'getPayment', { params: { id } });
  await api('refund', 'createRefund', { params: { id }, body: { amount: 400 } });
  await api('refunds', 'listPayments', { query: { type: 'refund', initialPaymentId: id } });
  await api('after', 'getPayment', { params: { id } });
});
