import { sampleOrder } from '@balcao/contract/scenarios/order.ts';
import { example } from '../example.ts';

/** Pages that let the payer choose: among the methods that are named, or all there are; and one inside an app. */
export const checkoutChoice = example('checkouts/choice', async ({ api, language, locale }) => {
  const redirects = [
    { type: 'success', url: 'https://loja.example/obrigado' },
    { type: 'cancel', url: 'https://loja.example/carrinho' },
    { type: 'back', url: 'https://loja.example/pagamento' },
  ] as const;
  await api('create', 'createCheckout', {
    body: {
      payment: {
        ...sampleOrder(locale, 'CHOICE'),
        availableMethods: [{ code: 'CC' }, { code: 'MB' }, { code: 'MW' }],
      },
      page: { language, layout: 'web' },
      redirects: [...redirects],
    },
  });
  await api('mobile', 'createCheckout', {
    body: {
      payment: { ...sampleOrder(locale, 'APP'), paymentMethod: { code: 'CC' } },
      page: { language, layout: 'default' },
      redirects: [{ type: 'action', url: 'example.loja://resultado' }],
    },
  });
});
