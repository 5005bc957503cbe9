import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

const query = { amount: 1000 };

/** The smallest call there is, then with another key, then for an entity of another platform. */
export const authentication = example('start/authentication', async ({ api }) => {
  await api('call', 'listAvailableMethods', { query });
  await api('wrong-key', 'listAvailableMethods', { query, as: { privateKey: 'chaveErrada' }, refused: 401 });
  const as = { clientId: seed.otherEntity.clientId };
  await api('other-entity', 'listAvailableMethods', { query, as, refused: 401 });
});

/** A first order, from the receiver's subscription to the confirmed payment, and the subscription deleted again. */
export const order = example('start/order', async ({ api, control }) => {
  const { data: webhook } = await api('subscribe', 'createWebhook', {
    body: { action: 'payment_confirmed', url: 'http://localhost:4500/' },
  });
  const { data: checkout } = await api('create', 'createCheckout', {
    body: { payment: { amount: 1000, code: 'ENCOMENDA-1', summary: 'A primeira encomenda' } },
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
