import { sampleOrder } from '@balcao/contract/scenarios/order.ts';
import { example } from '../example.ts';
import { slipOf } from '../payments/multibanco.ts';

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
