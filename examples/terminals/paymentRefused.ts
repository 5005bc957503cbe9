import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** What a terminal takes no payment for: it is a standalone one, or busy with another. */
export const terminalPaymentRefused = example('terminals/paymentRefused', async ({ api }) => {
  const [, busy, standalone] = seed.terminals;
  const body = { amount: 1000 };
  await api('standalone', 'createTerminalPayment', { params: { uuid: standalone.uuid }, body, refused: 400 });
  await api('busy', 'createTerminalPayment', { params: { uuid: busy.uuid }, body, refused: 400 });
});
