import { sampleOrder } from '@balcao/contract/scenarios/order.ts';
import { example } from '../example.ts';
import { slipOf } from './multibanco.ts';

/** Earlier than anything a sandbox holds: the same payments are found on whatever day this runs. */
const start = '2026-01-01T00:00:00+00:00';

/** One order in the books: paid, transferred, and given back in part. */
export const reconcile = example('payments/reconcile', async ({ api, control, locale }) => {
  const { data: payment } = await api('create', 'createReference', {
    body: sampleOrder(locale),
  });
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
