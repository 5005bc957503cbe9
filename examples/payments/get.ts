import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** Payments every fresh sandbox holds. */
export const get = example('payments/get', async ({ api }) => {
  const { pendingReference, confirmedReference, waitingPhone } = seed.payments;
  await api('pending', 'getPayment', { params: { id: pendingReference } });
  await api('confirmed', 'getPayment', { params: { id: confirmedReference } });
  await api('waiting-phone', 'getPayment', { params: { id: waitingPhone } });
});
