import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** What can be done to an authorisation: another amount, captures in parts, never above it. */
export const captures = example('payments/captures', async ({ api }) => {
  const params = { id: seed.payments.authorisedCard };
  await api('adjust', 'changeAmount', { params, body: { amount: 800 } });
  await api('capture', 'createCapture', { params, body: { amount: 500 } });
  await api('second', 'createCapture', { params, body: { amount: 300 } });
  await api('above', 'createCapture', { params, body: { amount: 1 }, refused: 400 });
});
