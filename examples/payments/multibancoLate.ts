import { example } from '../example.ts';
import { slipOf } from './slip.ts';

/** Without `blockLatePayment` a reference still takes money after its deadline. */
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
