import { sampleOrder } from '@balcao/contract/scenarios/order.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example, slipOf } from '../example.ts';

/** Opens a page that shows a Multibanco reference. The state of the page follows the state of the payment. */
export const checkoutMultibanco = example(
  'checkouts/multibanco',
  async ({ api, control, delivery, language, locale }) => {
    const { data: checkout } = await api('create', 'createCheckout', {
      body: {
        payment: { ...sampleOrder(locale, 'PAGE-MB'), paymentMethod: { code: 'MB' } },
        page: { language, layout: 'web' },
      },
    });
    const { data: visit } = await control('choose', 'payByReference', { params: { id: checkout.id } });
    await api('waiting', 'getCheckout', { params: { id: checkout.id } });
    await control('pay', 'payAtAtm', { body: slipOf(visit.payment) });
    await delivery('webhook', { paymentId: checkout.paymentId });
    await api('paid', 'getCheckout', { params: { id: checkout.id } });
  },
);

/** Opens a page that asks for a phone number. The owner of the first one refuses, and the page accepts another. */
export const checkoutMbway = example('checkouts/mbway', async ({ api, control, delivery, language, locale }) => {
  const { data: checkout } = await api('create', 'createCheckout', {
    body: {
      payment: { ...sampleOrder(locale, 'PAGE-MW'), paymentMethod: { code: 'MW' } },
      page: { language, layout: 'web' },
    },
  });
  const params = { id: checkout.id };
  const pass = { body: { advanceSeconds: 3 } };
  await control('refusing', 'payByPhone', { params, body: { phoneNumber: '351#900000020' } });
  await control('refusal', 'moveClock', pass);
  await api('refused', 'getCheckout', { params });
  await control('accepting', 'payByPhone', { params, body: { phoneNumber: '351#900000001' } });
  await control('acceptance', 'moveClock', pass);
  await delivery('webhook', { paymentId: checkout.paymentId });
  await api('paid', 'getCheckout', { params });
});

/** Reads checkouts of a fresh sandbox. */
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

/** Opens a page with a choice of three methods, and a page for an app. */
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

/** Creates and reads a token of the old flow, which checkouts replace. */
export const tokenFlow = example('token/flow', async ({ api, language }) => {
  await api('create', 'createToken', {
    body: { transaction: { id: 'ORDER42', amount: 1000 }, page: { language, layout: 'default' } },
  });
  await api('get', 'getToken', { params: { token: seed.checkouts.token } });
});
