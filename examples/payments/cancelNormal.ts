import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** A NORMAL reference cannot be cancelled, unless the merchant says to pass over that. */
export const cancelNormal = example('payments/cancel-normal', async ({ api, delivery }) => {
  const id = seed.payments.pendingReference;
  await api('refused', 'cancelPayment', { params: { id }, body: {}, refused: 400 });
  await api('ignore-unsupported', 'cancelPayment', { params: { id }, body: { ignoreUnsupported: true } });
  await delivery('webhook', { paymentId: id });
});
