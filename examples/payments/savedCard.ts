import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** A saved card is charged at once, without the payer. */
export const savedCard = example('payments/savedCard', async ({ api, delivery }) => {
  const { data: payment } = await api('create', 'createPayment', {
    body: {
      amount: 1000,
      code: 'REF-0044',
      customer: { uuid: seed.customers.own },
      paymentMethod: { uuid: seed.savedMethods.card },
    },
  });
  await delivery('webhook', { paymentId: payment.id });
});
