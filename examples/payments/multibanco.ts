import { multibancoReference } from '@balcao/contract/checkDigits/multibancoReference.ts';
import { sampleOrder } from '@balcao/contract/scenarios/order.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example, slipOf } from '../example.ts';

/** A reference, from its creation to the webhook that says it was paid. */
export const multibanco = example('payments/multibanco', async ({ api, control, delivery, locale }) => {
  const { data: payment } = await api('create', 'createReference', {
    body: sampleOrder(locale, 'MB'),
  });
  await control('wait', 'moveClock', { body: { advanceSeconds: 300 } });
  await control('pay', 'payAtAtm', { body: slipOf(payment) });
  await delivery('webhook', { paymentId: payment.id });
  await api('get', 'getPayment', { params: { id: payment.id } });
});

const { entity } = seed.referenceRange;
const amount = 2550;
const reference = multibancoReference(entity, '0000042', amount);
/** Check digits that fit another amount. */
const unfitting = multibancoReference(entity, '0000043', amount + 1);

/** A reference the merchant issued itself, inside its range and with the right check digits. */
export const multibancoOwnReference = example(
  'payments/multibanco-own-reference',
  async ({ api, control, delivery }) => {
    const { data: payment } = await api('create', 'createReference', {
      body: { amount, referenceRange: { id: 1 }, referenceDetails: { reference } },
    });
    await control('pay', 'payAtAtm', { body: slipOf(payment) });
    await delivery('webhook', { paymentId: payment.id });
    await api('wrong-check-digits', 'createReference', {
      body: { amount, referenceRange: { id: 1 }, referenceDetails: { reference: unfitting } },
      refused: 400,
    });
  },
);

/** A deadline after which the reference takes no money. */
export const multibancoValidity = example('payments/multibanco-validity', async ({ api, control }) => {
  await api('create', 'createReference', {
    body: { amount: 1000, validDate: { end: '2099-12-31T23:59:59+00:00', blockLatePayment: true } },
  });
  const { data: expired } = await api('get-expired', 'getPayment', {
    params: { id: seed.payments.expiredReference },
  });
  await control('pay-late', 'payAtAtm', { body: slipOf(expired), refused: 409 });
});

/** Without `blockLatePayment` a reference still takes money after its deadline. */
export const multibancoLate = example('payments/multibanco-late', async ({ api, control, delivery }) => {
  const { data: payment } = await api('create', 'createReference', {
    body: { amount: 1000, validDate: { end: '2099-12-31T23:59:59+00:00' } },
  });
  await control('wait', 'moveClock', { body: { to: '2100-01-01T00:05:00+00:00' } });
  await delivery('cancelled', { paymentId: payment.id, action: 'payment_cancelled' });
  await api('get-expired', 'getPayment', { params: { id: payment.id } });
  await control('pay', 'payAtAtm', { body: slipOf(payment) });
  await delivery('confirmed', { paymentId: payment.id, action: 'payment_confirmed' });
  await api('get-paid', 'getPayment', { params: { id: payment.id } });
});

/** The cash machine refuses an amount that the check digits do not fit. */
export const multibancoWrongAmount = example('payments/multibanco-wrong-amount', async ({ api, control }) => {
  const { data: payment } = await api('get', 'getPayment', {
    params: { id: seed.payments.pendingReference },
  });
  await control('pay', 'payAtAtm', {
    body: { ...slipOf(payment), amount: payment.amount + 1 },
    refused: 409,
  });
});
