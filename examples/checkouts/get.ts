import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** Checkouts every fresh sandbox holds. */
export const getCheckout = example('checkouts/get', async ({ api }) => {
  const { ready, paid } = seed.checkouts;
  await api('ready', 'getCheckout', { params: { id: ready } });
  await api('paid', 'getCheckout', { params: { id: paid } });
  await api('payment', 'getCheckoutPayment', { params: { id: paid } });
  await api('embed', 'getCheckout', {
    params: { id: ready },
    query: { page_layout: 'embed', page_language: 'EN' },
  });
});
