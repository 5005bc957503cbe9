import { orderName } from '@balcao/contract/scenarios/order.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { terminalScenarios } from '@balcao/contract/scenarios/seededTerminals.ts';
import { example } from '../example.ts';

/** Sends a payment to a cloud terminal: card, PIN, approval by the bank, and settlement, which confirms it. */
export const terminalPayment = example('terminals/payment', async ({ api, control, delivery, locale }) => {
  const params = { uuid: seed.terminals[0].uuid };
  const { data: payment } = await api('create', 'createTerminalPayment', {
    params,
    body: { amount: 7500, code: 'REF-0042', summary: orderName('0042')[locale] },
  });
  await control('card', 'presentCard', { params, body: { entry: 'insert', number: '4242424242424242' } });
  await control('pin', 'typePin', { params, body: { pin: '1234' } });
  await control('wait', 'moveClock', { body: { advanceSeconds: 5 } });
  await api('authorised', 'getPayment', { params: { id: payment.id } });
  await control('settle', 'settleTerminal', { params });
  await delivery('webhook', { paymentId: payment.id });
  await api('confirmed', 'getPayment', { params: { id: payment.id } });
});

/** Sends amounts for which the bank declines, no card is presented, or the payer gives up. */
export const terminalPaymentDeclined = example('terminals/paymentDeclined', async ({ api, control, delivery }) => {
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
});

/** Sends payments that a terminal refuses because it is standalone or busy. */
export const terminalPaymentRefused = example('terminals/paymentRefused', async ({ api }) => {
  const [, busy, standalone] = seed.terminals;
  const body = { amount: 1000 };
  await api('standalone', 'createTerminalPayment', { params: { uuid: standalone.uuid }, body, refused: 400 });
  await api('busy', 'createTerminalPayment', { params: { uuid: busy.uuid }, body, refused: 400 });
});

/** Pays at a terminal that reports half an hour late. The payment is still authorised, because it has not expired. */
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
