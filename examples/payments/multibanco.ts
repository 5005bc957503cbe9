import { sampleOrder } from '@balcao/contract/scenarios/order.ts';
import { example, slipOf } from '../example.ts';

/** Creates a reference, pays it, and receives the webhook that confirms the payment. */
export const multibanco = example('payments/multibanco', async ({ api, control, delivery, locale }) => {
  const { data: payment } = await api('create', 'createReference', { body: sampleOrder(locale, 'MB') });
  await control('wait', 'moveClock', { body: { advanceSeconds: 300 } });
  await control('pay', 'payAtAtm', { body: slipOf(payment) });
  await delivery('webhook', { paymentId: payment.id });
  await api('get', 'getPayment', { params: { id: payment.id } });
});

/** Pays a reference after its deadline, which is possible without `blockLatePayment`. */
export const multibancoLate = example('payments/multibanco-late', async ({ api, control, delivery }) => {
  const { data: payment } = await api('create', 'createReference', {
    body: { amount: 1000, validDate: { end: '2099-12-31T23:59:59+00:00' } },
  });
  await control('wait', 'moveClock', { body: { to: '2100-01-01T00:05:00+00:00' } });
  await delivery('cancelled', { paymentId: payment.id, action: 'payment_cancelled' });
  await api('get-expired', 'getPayment', { params: { id: payment.id } });
  await control('pay', 'payAtAtm', { body: slipOf(payment) });
  await delivery('confirmed', { paymentId: payment.id, action: 'payment_confirmed' });
  await api('get-paid', 'getPayment', { params: { id: payment.id } });
});
