import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** A magic amount needs no hand at the terminal: this one is approved and settled. */
export const terminalPaymentByItself = example(
  'terminals/paymentByItself',
  async ({ api, control, delivery }) => {
    const { data: payment } = await api('create', 'createTerminalPayment', {
      params: { uuid: seed.terminals[0].uuid },
      body: { amount: 999_005 },
    });
    await control('wait', 'moveClock', { body: { advanceSeconds: 60 } });
    await delivery('webhook', { paymentId: payment.id });
    await api('get', 'getPayment', { params: { id: payment.id } });
  },
);
