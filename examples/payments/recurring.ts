import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** A series of payments with the same card: its repetitions, each of the same amount, and how another one begins. */
export const recurring = example('payments/recurring', async ({ api }) => {
  const params = { id: seed.payments.initialRecurring };
  await api('repeat', 'createRecurring', { params, body: { amount: 1000 } });
  await api('other-amount', 'createRecurring', { params, body: { amount: 1200 }, refused: 400 });
  const { data: initial } = await api('initial', 'createPayment', {
    body: {
      amount: 1000,
      customer: { uuid: seed.customers.own },
      paymentMethod: { uuid: seed.savedMethods.card },
      recurring: { type: 'INITIAL', amountQualifier: 'ESTM' },
    },
  });
  await api('variable', 'createRecurring', { params: { id: initial.id }, body: { amount: 1200 } });
});
