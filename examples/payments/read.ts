import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** Payments every fresh sandbox holds. */
export const get = example('payments/get', async ({ api }) => {
  const { pendingReference, confirmedReference, waitingPhone } = seed.payments;
  await api('pending', 'getPayment', { params: { id: pendingReference } });
  await api('confirmed', 'getPayment', { params: { id: confirmedReference } });
  await api('waiting-phone', 'getPayment', { params: { id: waitingPhone } });
});

/** Finding payments: filters, order and pages. */
export const list = example('payments/list', async ({ api }) => {
  await api('pending', 'listPayments', {
    query: { stateDetails_state: 'pending', paymentMethod_code: 'MB' },
  });
  await api('order', 'listPayments', { query: { customUniqueId: 'ORDER-2026-0001' } });
  await api('since', 'listPayments', {
    query: { createdAt: { start: '2026-01-01T00:00:00+00:00' }, sort: '-amount,id', limit: 3 },
  });
  await api('second-page', 'listPayments', { query: { sort: 'id', limit: 2, page: 2 } });
});
