import { processedExample } from '@balcao/contract/resources/terminals/terminalExamples.ts';
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

/** Sends payments that the bank declines, for which no card is presented, or that the payer abandons. */
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

/** Registers a payment that was already made at a terminal. The same code a second time is a conflict. */
export const processedPayment = example('terminals/processed', async ({ api }) => {
  const params = { uuid: seed.terminals[2].uuid };
  const { data: payment } = await api('register', 'createProcessedPayment', {
    params,
    body: processedExample,
  });
  await api('get', 'getPayment', { params: { id: payment.id } });
  await api('again', 'createProcessedPayment', { params, body: processedExample, refused: 409 });
});

/** Lists terminals: all of them, one by number or name, and the second page. */
export const listTerminals = example('terminals/list', async ({ api }) => {
  const [cloud] = seed.terminals;
  await api('all', 'listTerminals');
  await api('by-number', 'listTerminals', { query: { terminalId: cloud.terminalId } });
  await api('by-name', 'listTerminals', { query: { name: cloud.name } });
  await api('second-page', 'listTerminals', { query: { sort: '-createdAt,terminalId', limit: 2, page: 2 } });
});

/** Reads a cloud terminal and a standalone one. An unknown UUID is not found. */
export const getTerminal = example('terminals/get', async ({ api }) => {
  const [cloud, , standalone] = seed.terminals;
  await api('cloud', 'getTerminal', { params: { uuid: cloud.uuid } });
  await api('standalone', 'getTerminal', { params: { uuid: standalone.uuid } });
  await api('unknown', 'getTerminal', {
    params: { uuid: '00000000-0000-0000-0000-000000000000' },
    refused: 404,
  });
});

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

/** Presents a different card for a refund. The refund is declined, and no money is returned. */
export const terminalRefundOtherCard = example('terminals/refundOtherCard', async ({ api, control, delivery }) => {
  const { data: refund } = await api('create', 'createTerminalRefund', {
    params: { uuid: seed.terminals[0].uuid, paymentId: seed.payments.settledTerminal },
    body: { amount: 999_009 },
  });
  await control('wait', 'moveClock', { body: { advanceSeconds: 5 } });
  await delivery('webhook', { paymentId: refund.id });
  await api('get', 'getPayment', { params: { id: refund.id } });
});
