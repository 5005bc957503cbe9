import { sampleOrder } from '@balcao/contract/scenarios/order.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** Pays with MB WAY. The owner of the phone accepts. */
export const mbway = example('payments/mbway', async ({ api, control, delivery, locale }) => {
  const { data: payment } = await api('create', 'createPayment', {
    body: {
      ...sampleOrder(locale, 'MW'),
      paymentMethod: { code: 'MW', details: { phoneNumber: '351#900000001' } },
    },
  });
  await control('wait', 'moveClock', { body: { advanceSeconds: 3 } });
  await delivery('webhook', { paymentId: payment.id });
  await api('get', 'getPayment', { params: { id: payment.id } });
});

/** Pays with MB WAY. The owner of one phone refuses, and the request is sent to another phone. */
export const mbwayRefused = example('payments/mbway-refused', async ({ api, control, delivery }) => {
  await api('create', 'createPayment', {
    body: { amount: 2500, paymentMethod: { code: 'MW', details: { phoneNumber: '351#900000020' } } },
  });
  const id = seed.payments.refusedPhone;
  await api('get-refused', 'getPayment', { params: { id } });
  await api('retry', 'updatePayment', {
    params: { id },
    body: { paymentMethod: { code: 'MW', details: { phoneNumber: '351#900000001' } } },
  });
  await control('wait', 'moveClock', { body: { advanceSeconds: 3 } });
  await delivery('webhook', { paymentId: id });
  await api('get-paid', 'getPayment', { params: { id } });
});
