import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';
import { soldOut } from '../words.ts';

/** The merchant cancels a REALTIME reference nobody paid. */
export const cancel = example('payments/cancel', async ({ api, delivery, locale }) => {
  const id = seed.payments.realtimeReference;
  await api('cancel', 'cancelPayment', {
    params: { id },
    body: { reason: 'customer_cancelled', remarks: { text: soldOut[locale] } },
  });
  await delivery('webhook', { paymentId: id });
  await api('again', 'cancelPayment', { params: { id }, body: {}, refused: 400 });
});

/** A NORMAL reference cannot be cancelled, unless the merchant says to pass over that. */
export const cancelNormal = example('payments/cancel-normal', async ({ api, delivery }) => {
  const id = seed.payments.pendingReference;
  await api('refused', 'cancelPayment', { params: { id }, body: {}, refused: 400 });
  await api('ignore-unsupported', 'cancelPayment', { params: { id }, body: { ignoreUnsupported: true } });
  await delivery('webhook', { paymentId: id });
});

/** The order of the guide on refunds, before anybody paid its reference: it is cancelled. */
export const cancelOrder = example('payments/cancel-order', async ({ api, delivery }) => {
  const { data: payment } = await api('create', 'createReference', {
    body: { amount: 2500, code: 'REF-0056', availableMethods: [{ code: 'MB', type: 'REALTIME' }] },
  });
  const params = { id: payment.id };
  await api('refund', 'createRefund', { params, body: { amount: 2500 }, refused: 400 });
  await api('cancel', 'cancelPayment', { params, body: { reason: 'customer_cancelled' } });
  await delivery('webhook', { paymentId: payment.id, action: 'payment_cancelled' });
});
