import { example } from '../example.ts';
import { slipOf } from './slip.ts';

/** A reference, from its creation to the webhook that says it was paid. */
export const multibanco = example('payments/multibanco', async ({ api, control, delivery }) => {
  const { data: payment } = await api('create', 'createReference', {
    body: { amount: 1000, code: 'REF-0042', summary: 'Encomenda 0042' },
  });
  await control('wait', 'moveClock', { body: { advanceSeconds: 300 } });
  await control('pay', 'payAtAtm', { body: slipOf(payment) });
  await delivery('webhook', { paymentId: payment.id });
  await api('get', 'getPayment', { params: { id: payment.id } });
});
