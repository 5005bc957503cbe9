import { terminalScenarios } from '@balcao/contract/scenarios/terminals.ts';
import { example } from '../example.ts';

/** A terminal that tells half an hour later: the payment is authorised all the same while its validity lasts. */
export const terminalPaymentLate = example('terminals/paymentLate', async ({ api, control }) => {
  const { uuid = '' } = terminalScenarios.find(({ terminalFault }) => terminalFault === 'silent') ?? {};
  const { data: payment } = await api('create', 'createTerminalPayment', {
    params: { uuid },
    body: { amount: 1000 },
  });
  await control('card-approved', 'moveClock', { body: { advanceSeconds: 60 } });
  await api('untold', 'getPayment', { params: { id: payment.id } });
  await control('terminal', 'getVirtualTerminal', { params: { uuid } });
  await control('notice', 'moveClock', { body: { advanceSeconds: 1800 } });
  await api('told', 'getPayment', { params: { id: payment.id } });
});
