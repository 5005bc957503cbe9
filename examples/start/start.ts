import { seed } from '@balcao/contract/scenarios/seed.ts';
import { say } from '@balcao/contract/words/locales.ts';
import { example } from '../example.ts';
import { wrongKey } from '../seededCredentials.ts';

const query = { amount: 1000 };

/** The smallest call there is, then with another key, then for an entity of another platform. */
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

/** A first order, from the receiver's subscription to the confirmed payment, and the subscription deleted again. */
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
      // The page opens in Portuguese when no language is named.
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
