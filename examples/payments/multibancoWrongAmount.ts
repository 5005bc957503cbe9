import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';
import { slipOf } from './slip.ts';

/** The cash machine refuses an amount that the check digits do not fit. */
export const multibancoWrongAmount = example('payments/multibanco-wrong-amount', async ({ api, control }) => {
  const { data: payment } = await api('get', 'getPayment', {
    params: { id: seed.payments.pendingReference },
  });
  await control('pay', 'payAtAtm', {
    body: { ...slipOf(payment), amount: payment.amount + 1 },
    refused: 409,
  });
});
