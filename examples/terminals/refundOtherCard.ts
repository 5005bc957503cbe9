import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** A refund that meets another card is declined; nothing goes back. */
export const terminalRefundOtherCard = example(
  'terminals/refundOtherCard',
  async ({ api, control, delivery }) => {
    const { data: refund } = await api('create', 'createTerminalRefund', {
      params: { uuid: seed.terminals[0].uuid, paymentId: seed.payments.settledTerminal },
      body: { amount: 999_009 },
    });
    await control('wait', 'moveClock', { body: { advanceSeconds: 5 } });
    await delivery('webhook', { paymentId: refund.id });
    await api('get', 'getPayment', { params: { id: refund.id } });
  },
);
