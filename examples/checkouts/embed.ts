import { sampleOrder } from '@balcao/contract/scenarios/order.ts';
import { example } from '../example.ts';

/** Opens a page to embed in another one. Without an `action` redirect it is refused. */
export const embed = example('checkouts/embed', async ({ api, language, locale }) => {
  await api('create', 'createCheckout', {
    body: {
      payment: { ...sampleOrder(locale, 'EMBED'), paymentMethod: { code: 'CC' } },
      page: { language, layout: 'embed' },
      redirects: [{ type: 'action', url: 'https://loja.example/resultado' }],
    },
  });
  await api('without-action', 'createCheckout', {
    body: {
      payment: { ...sampleOrder(locale), paymentMethod: { code: 'CC' } },
      page: { language, layout: 'embed' },
    },
    refused: 422,
  });
});
