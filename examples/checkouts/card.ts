import { sampleOrder } from '@balcao/contract/scenarios/order.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** Form data with a card that is accepted. */
const typedCard = {
  number: '4242 4242 4242 4242',
  expiryMonth: '05',
  expiryYear: '2030',
  cvc: '123',
  holder: 'Maria Silva',
};

/** Opens a payment page and pays it by card. */
export const card = example('checkouts/card', async ({ api, control, delivery, language, locale }) => {
  const { data: checkout } = await api('create', 'createCheckout', {
    body: {
      payment: { ...sampleOrder(locale, 'CC'), paymentMethod: { code: 'CC' } },
      page: { language, layout: 'web' },
      redirects: [
        { type: 'success', url: 'https://loja.example/obrigado' },
        { type: 'cancel', url: 'https://loja.example/carrinho' },
        { type: 'back', url: 'https://loja.example/pagamento' },
      ],
    },
  });
  await control('pay', 'payByCard', {
    params: { id: checkout.id },
    body: typedCard,
  });
  await delivery('webhook', { paymentId: checkout.paymentId });
  await api('get', 'getCheckout', { params: { id: checkout.id } });
  await api('payment', 'getCheckoutPayment', { params: { id: checkout.id } });
});

/** Pays with a card that the issuer declines. The page stays open for another card. */
export const cardDeclined = example('checkouts/cardDeclined', async ({ api, control, language, locale }) => {
  const { data: checkout } = await api('create', 'createCheckout', {
    body: {
      payment: { ...sampleOrder(locale, 'DECLINED'), paymentMethod: { code: 'CC' } },
      page: { language, layout: 'web' },
    },
  });
  await control('pay', 'payByCard', {
    params: { id: checkout.id },
    body: { ...typedCard, number: '4000 0000 0000 0002' },
  });
  await api('get', 'getCheckout', { params: { id: checkout.id } });
});

/** Saves a card with the payer's consent. The customer's list of saved methods then contains it. */
export const saveCard = example('checkouts/saveCard', async ({ api, control, language, locale }) => {
  const { data: checkout } = await api('create', 'createCheckout', {
    body: {
      payment: {
        ...sampleOrder(locale, 'SAVED'),
        customer: { uuid: seed.customers.own },
        paymentMethod: { code: 'CC', details: { allowRegistration: true } },
      },
      page: { language, layout: 'basic' },
    },
  });
  await control('pay', 'payByCard', {
    params: { id: checkout.id },
    body: { ...typedCard, number: '5555 5555 5555 4444', save: true },
  });
  await api('saved', 'listSavedMethods', { params: { uuid: seed.customers.own }, query: { code: 'CC' } });
  await api('without-customer', 'createCheckout', {
    body: {
      payment: {
        ...sampleOrder(locale),
        paymentMethod: { code: 'CC', details: { allowRegistration: true } },
      },
      page: { language, layout: 'basic' },
    },
    refused: 422,
  });
});
