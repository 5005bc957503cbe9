import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** A card that the payer agrees to save, and that the customer's list then holds. */
export const saveCard = example('checkouts/saveCard', async ({ api, control }) => {
  const { data: checkout } = await api('create', 'createCheckout', {
    body: {
      payment: {
        amount: 1000,
        code: 'REF-0053',
        customer: { uuid: seed.customers.own },
        paymentMethod: { code: 'CC', details: { allowRegistration: true } },
      },
      page: { language: 'PT', layout: 'basic' },
    },
  });
  await control('pay', 'payByCard', {
    params: { id: checkout.id },
    body: {
      number: '4242 4242 4242 4242',
      expiryMonth: '05',
      expiryYear: '2030',
      cvc: '123',
      holder: 'Maria Silva',
      save: true,
    },
  });
  await api('saved', 'listSavedMethods', { params: { uuid: seed.customers.own }, query: { code: 'CC' } });
  await api('without-customer', 'createCheckout', {
    body: {
      payment: { amount: 1000, paymentMethod: { code: 'CC', details: { allowRegistration: true } } },
      page: { language: 'PT', layout: 'basic' },
    },
    refused: 422,
  });
});
