import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** The bank declines, nobody presents a card, or the payer gives up: each by an amount of its own. */
export const terminalPaymentDeclined = example(
  'terminals/paymentDeclined',
  async ({ api, control, delivery }) => {
    const params = { uuid: seed.terminals[0].uuid };
    const pass = { body: { advanceSeconds: 60 } };
    const { data: declined } = await api('declined', 'createTerminalPayment', {
      params,
      body: { amount: 999_002 },
    });
    await control('bank-answers', 'moveClock', pass);
    await delivery('declined-webhook', { paymentId: declined.id });
    await api('get-declined', 'getPayment', { params: { id: declined.id } });
    const { data: left } = await api('left', 'createTerminalPayment', { params, body: { amount: 999_004 } });
    await control('minute-passes', 'moveClock', pass);
    await api('get-left', 'getPayment', { params: { id: left.id } });
    const { data: given } = await api('given-up', 'createTerminalPayment', {
      params,
      body: { amount: 999_008 },
    });
    await control('payer-leaves', 'moveClock', pass);
    await api('get-given-up', 'getPayment', { params: { id: given.id } });
  },
);
