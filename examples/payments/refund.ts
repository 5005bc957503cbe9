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
