import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** A payment sent to a cloud terminal: card, PIN, the bank, and the settlement that confirms it. */
export const terminalPayment = example('terminals/payment', async ({ api, control, delivery }) => {
  const params = { uuid: seed.terminals[0].uuid };
  const { data: payment } = await api('create', 'createTerminalPayment', {
    params,
    body: { amount: 7500, code: 'REF-0042', summary: 'Encomenda 0042' },
  });
  await control('card', 'presentCard', { params, body: { entry: 'insert', number: '4242424242424242' } });
  await control('pin', 'typePin', { params, body: { pin: '1234' } });
  await control('wait', 'moveClock', { body: { advanceSeconds: 5 } });
  await api('authorised', 'getPayment', { params: { id: payment.id } });
  await control('settle', 'settleTerminal', { params });
  await delivery('webhook', { paymentId: payment.id });
  await api('confirmed', 'getPayment', { params: { id: payment.id } });
});
