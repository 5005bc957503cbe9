import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** Sends a refund to a cloud terminal, where it waits for the card of the payment. The payment then lists it. */
export const terminalRefund = example('terminals/refund', async ({ api, control }) => {
  const { uuid } = seed.terminals[0];
  const paymentId = seed.payments.settledTerminal;
  const { data: refund } = await api('create', 'createTerminalRefund', {
    params: { uuid, paymentId },
    body: { amount: 500 },
  });
  const params = { uuid };
  await control('card', 'presentCard', { params, body: { entry: 'tap', number: '4242424242424242' } });
  await control('wait', 'moveClock', { body: { advanceSeconds: 5 } });
  await api('refund', 'getPayment', { params: { id: refund.id } });
  await api('payment', 'getPayment', { params: { id: paymentId } });
});

/** Presents a different card for a refund, which is declined without returning any money. */
export const terminalRefundOtherCard = example('terminals/refundOtherCard', async ({ api, control, delivery }) => {
  const { data: refund } = await api('create', 'createTerminalRefund', {
    params: { uuid: seed.terminals[0].uuid, paymentId: seed.payments.settledTerminal },
    body: { amount: 999_009 },
  });
  await control('wait', 'moveClock', { body: { advanceSeconds: 5 } });
  await delivery('webhook', { paymentId: refund.id });
  await api('get', 'getPayment', { params: { id: refund.id } });
});
