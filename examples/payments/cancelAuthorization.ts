import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** An authorisation nobody needs any more is cancelled, and the card is free again. */
export const cancelAuthorization = example('payments/cancelAuthorization', async ({ api }) => {
  const params = { id: seed.payments.authorisedCard };
  await api('cancel', 'cancelPayment', { params, body: { reason: 'customer_cancelled' } });
  await api('capture', 'createCapture', { params, body: { amount: 1000 }, refused: 400 });
});
