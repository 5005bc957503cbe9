import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** What a payment shows once its day has closed: the transfer and the invoice of the fee. */
export const settlement = example('payments/settlement', async ({ api, control }) => {
  const params = { id: seed.payments.confirmedCard };
  await api('before', 'getPayment', { params });
  await control('settle', 'settleNow');
  await api('after', 'getPayment', { params });
});
