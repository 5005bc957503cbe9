import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** A saved phone is asked every time; its owner accepts in the app. */
export const savedPhone = example('payments/savedPhone', async ({ api, control, delivery }) => {
  const { data: payment } = await api('create', 'createPayment', {
    body: {
      amount: 1000,
      code: 'REF-0045',
      customer: { uuid: seed.customers.own },
      paymentMethod: { uuid: seed.savedMethods.phone },
    },
  });
  await control('wait', 'moveClock', { body: { advanceSeconds: 3 } });
  await delivery('webhook', { paymentId: payment.id });
  await api('get', 'getPayment', { params: { id: payment.id } });
});
