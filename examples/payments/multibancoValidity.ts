import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';
import { slipOf } from './slip.ts';

/** A deadline after which the reference takes no money. */
export const multibancoValidity = example('payments/multibanco-validity', async ({ api, control }) => {
  await api('create', 'createReference', {
    body: { amount: 1000, validDate: { end: '2099-12-31T23:59:59+00:00', blockLatePayment: true } },
  });
  const { data: expired } = await api('get-expired', 'getPayment', {
    params: { id: seed.payments.expiredReference },
  });
  await control('pay-late', 'payAtAtm', { body: slipOf(expired), refused: 409 });
});
