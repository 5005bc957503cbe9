import { seed } from '@balcao/contract/scenarios/seed.ts';
import { say } from '@balcao/contract/words/locales.ts';
import { example } from '../example.ts';
import { wrongKey } from '../seededCredentials.ts';

const query = { amount: 1000 };

/** Makes the smallest call with the right key, then with a wrong one, then for an entity of another platform. */
export const authentication = example('start/authentication', async ({ api, locale }) => {
  await api('call', 'listAvailableMethods', { query });
  await api('wrong-key', 'listAvailableMethods', {
    query,
    as: { privateKey: wrongKey[locale] },
    refused: 401,
  });
  const as = { clientId: seed.otherEntity.clientId };
  await api('other-entity', 'listAvailableMethods', { query, as, refused: 401 });
});

/** Follows a first order from the receiver's subscription to the confirmed payment, then deletes the subscription. */
export const order = example('start/order', async ({ api, control, locale, language }) => {
  const { data: webhook } = await api('subscribe', 'createWebhook', {
    body: { action: 'payment_confirmed', url: 'http://localhost:4500/' },
  });
  const { data: checkout } = await api('create', 'createCheckout', {
    body: {
      payment: {
        amount: 1000,
        code: say('ENCOMENDA-1', 'PEDIDO-1', 'ORDER-1')[locale],
        summary: say('A primeira encomenda', 'El primer pedido', 'The first order')[locale],
      },
      // Without a language, the page opens in Portuguese.
      ...(locale !== 'pt' && { page: { language } }),
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
  await api('get', 'getPayment', { params: { id: checkout.paymentId } });
  await api('unsubscribe', 'deleteWebhook', { params: { id: webhook.id } });
});
