import { example } from '../example.ts';

/** A page where a card pays. */
export const card = example('checkouts/card', async ({ api, control, delivery }) => {
  const { data: checkout } = await api('create', 'createCheckout', {
    body: {
      payment: { amount: 1000, code: 'REF-0048', paymentMethod: { code: 'CC' } },
      page: { language: 'PT', layout: 'web' },
      redirects: [
        { type: 'success', url: 'https://loja.example/obrigado' },
        { type: 'cancel', url: 'https://loja.example/carrinho' },
        { type: 'back', url: 'https://loja.example/pagamento' },
      ],
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
    },
  });
  await delivery('webhook', { paymentId: checkout.paymentId });
  await api('get', 'getCheckout', { params: { id: checkout.id } });
  await api('payment', 'getCheckoutPayment', { params: { id: checkout.id } });
});
