import { example } from '../example.ts';

/** A card that the issuer declines; the page stays open for another. */
export const cardDeclined = example('checkouts/cardDeclined', async ({ api, control }) => {
  const { data: checkout } = await api('create', 'createCheckout', {
    body: {
      payment: { amount: 1000, paymentMethod: { code: 'CC' } },
      page: { language: 'PT', layout: 'web' },
    },
  });
  await control('pay', 'payByCard', {
    params: { id: checkout.id },
    body: {
      number: '4000 0000 0000 0002',
      expiryMonth: '05',
      expiryYear: '2030',
      cvc: '123',
      holder: 'Maria Silva',
    },
  });
  await api('get', 'getCheckout', { params: { id: checkout.id } });
});
