import { sampleOrder } from '@balcao/contract/scenarios/order.ts';
import { example } from '../example.ts';

/** A page that asks for a phone: the first payer refuses, and the page takes another number. */
export const checkoutMbway = example(
  'checkouts/mbway',
  async ({ api, control, delivery, language, locale }) => {
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
  },
);
