import { sampleOrder } from '@balcao/contract/scenarios/order.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example, slipOf } from '../example.ts';

/** A page that shows a Multibanco reference, and whose state follows the payment. */
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

/** A page that asks for a phone: the first payer refuses, and the page takes another number. */
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

/** A page inside another one; without its action redirect it is refused. */
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

/** The old token flow, which checkouts replace. */
export const tokenFlow = example('token/flow', async ({ api, language }) => {
  await api('create', 'createToken', {
    body: { transaction: { id: 'ORDER42', amount: 1000 }, page: { language, layout: 'default' } },
  });
  await api('get', 'getToken', { params: { token: seed.checkouts.token } });
});
