import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** A payment of today, given back whole, is voided: its subscribers hear that it was cancelled. */
export const refundSameDay = example('payments/refundSameDay', async ({ api, delivery }) => {
  const params = { id: seed.payments.confirmedCard };
  await api('refund', 'createRefund', { params, body: { amount: 1000 } });
  await delivery('webhook', { paymentId: params.id, action: 'payment_cancelled' });
  await api('get', 'getPayment', { params });
});
