import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** A payment of yesterday is given back, in parts. */
export const refund = example('payments/refund', async ({ api }) => {
  const params = { id: seed.payments.confirmedPhone };
  await api('part', 'createRefund', { params, body: { amount: 500 } });
  await api('rest', 'createRefund', { params, body: { amount: 2000 } });
  await api('above', 'createRefund', { params, body: { amount: 1 }, refused: 400 });
  await api('get', 'getPayment', { params });
});

/** A payment of today, given back whole, is voided: its subscribers hear that it was cancelled. */
export const refundSameDay = example('payments/refundSameDay', async ({ api, delivery }) => {
  const params = { id: seed.payments.confirmedCard };
  await api('refund', 'createRefund', { params, body: { amount: 1000 } });
  await delivery('webhook', { paymentId: params.id, action: 'payment_cancelled' });
  await api('get', 'getPayment', { params });
});

/** What a payment shows once its day has closed: the transfer and the invoice of the fee. */
export const settlement = example('payments/settlement', async ({ api, control }) => {
  const params = { id: seed.payments.confirmedCard };
  await api('before', 'getPayment', { params });
  await control('settle', 'settleNow');
  await api('after', 'getPayment', { params });
});
