import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** Charges a saved card without the payer. */
export const savedCard = example('payments/savedCard', async ({ api, delivery }) => {
  const { data: payment } = await api('create', 'createPayment', {
    body: {
      amount: 1000,
      code: 'REF-0044',
      customUniqueId: 'REF-0044-CC',
      customer: { uuid: seed.customers.own },
      paymentMethod: { uuid: seed.savedMethods.card },
    },
  });
  await delivery('webhook', { paymentId: payment.id });
});

/** Charges a saved phone number. Its owner accepts each payment in the app. */
export const savedPhone = example('payments/savedPhone', async ({ api, control, delivery }) => {
  const { data: payment } = await api('create', 'createPayment', {
    body: {
      amount: 1000,
      code: 'REF-0045',
      customUniqueId: 'REF-0045-MW',
      customer: { uuid: seed.customers.own },
      paymentMethod: { uuid: seed.savedMethods.phone },
    },
  });
  await control('wait', 'moveClock', { body: { advanceSeconds: 3 } });
  await delivery('webhook', { paymentId: payment.id });
  await api('get', 'getPayment', { params: { id: payment.id } });
});

/** Pays with MB WAY and saves the phone number for the next payment. */
export const savePhone = example('payments/savePhone', async ({ api, control }) => {
  const methods = { params: { uuid: seed.customers.own }, query: { code: 'MW' } } as const;
  await api('before', 'listSavedMethods', methods);
  const { data: payment } = await api('create', 'createPayment', {
    body: {
      amount: 1000,
      code: 'REF-0046',
      customUniqueId: 'REF-0046-MW',
      customer: { uuid: seed.customers.own },
      paymentMethod: { code: 'MW', details: { phoneNumber: '351#912345678', createRegistration: true } },
    },
  });
  await control('accept', 'answerPhone', { params: { id: payment.id }, body: { answer: 'accept' } });
  await api('get', 'getPayment', { params: { id: payment.id } });
  await api('after', 'listSavedMethods', methods);
});
