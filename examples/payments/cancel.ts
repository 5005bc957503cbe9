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

/** An authorisation nobody needs any more is cancelled, and the card is free again. */
export const cancelAuthorization = example('payments/cancelAuthorization', async ({ api }) => {
  const params = { id: seed.payments.authorisedCard };
  await api('cancel', 'cancelPayment', { params, body: { reason: 'customer_cancelled' } });
  await api('capture', 'createCapture', { params, body: { amount: 1000 }, refused: 400 });
});
