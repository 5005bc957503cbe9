import { example } from '../example.ts';

/** A payment on a phone whose owner accepts. */
export const mbway = example('payments/mbway', async ({ api, control, delivery }) => {
  const { data: payment } = await api('create', 'createPayment', {
    body: {
      amount: 2500,
      code: 'REF-0043',
      summary: 'Encomenda 0043',
      paymentMethod: { code: 'MW', details: { phoneNumber: '351#900000001' } },
    },
  });
  await control('wait', 'moveClock', { body: { advanceSeconds: 3 } });
  await delivery('webhook', { paymentId: payment.id });
  await api('get', 'getPayment', { params: { id: payment.id } });
});
