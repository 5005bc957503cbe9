import { controlBodies } from '@balcao/contract/control/bodies.ts';
import { cardScenarios, testPin } from '@balcao/contract/scenarios/cards.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/**
 * One call of each operation of the control API, for its reference (site/builder/data/shownSteps.ts). Each is
 * made with the initial data of a sandbox, so that most can be pasted alone.
 */

const [cloud, , standalone] = seed.terminals;
const ready = { params: { id: seed.checkouts.ready } };
const subscription = { params: { id: seed.webhooks.confirmed } };
const [approved] = cardScenarios;
const card = { expiryMonth: '05', expiryYear: '2030', cvc: '123', holder: 'Maria Silva' };

/** A reference paid at the ATM, and a request answered on the phone. */
export const payers = example('sandbox/payers', async ({ control }) => {
  await control('pay', 'payAtAtm', { body: controlBodies.payAtAtm[0].value });
  await control('requests', 'listPushes');
  await control('answer', 'answerPhone', {
    params: { id: seed.payments.waitingPhone },
    body: { answer: 'accept' },
  });
});

/** Actions of a payer on the page of a checkout. */
export const paymentPage = example('sandbox/page', async ({ control }) => {
  await control('visit', 'visitCheckout', ready);
  await control('reference', 'payByReference', ready);
  await control('leave', 'leaveCheckout', ready);
  await control('reset', 'resetSandbox');
  const challenge = cardScenarios.find(({ outcome }) => outcome === 'challenge')?.number ?? '';
  await control('card', 'payByCard', { ...ready, body: { number: challenge, ...card } });
  await control('confirm', 'answerChallenge', { ...ready, body: { answer: 'accept' } });
  await control('reset-again', 'resetSandbox');
  await control('phone', 'payByPhone', { ...ready, body: { phoneNumber: '351#900000001' } });
});

/** A sale at a standalone terminal, from the amount to the close of the day, and a broken terminal. */
export const virtualTerminals = example('sandbox/devices', async ({ control }) => {
  const at = { params: { uuid: standalone.uuid } };
  await control('list', 'listVirtualTerminals');
  await control('amount', 'typeAmount', { ...at, body: { amount: 1000 } });
  await control('screen', 'getVirtualTerminal', at);
  await control('card', 'presentCard', { ...at, body: { entry: 'insert', number: approved?.number ?? '' } });
  await control('pin', 'typePin', { ...at, body: { pin: testPin } });
  await control('close', 'settleTerminal', at);
  await control('transactions', 'listTerminalTransactions', { ...at, query: { limit: 1 } });
  await control('reset', 'resetSandbox');
  await control('amount-again', 'typeAmount', { ...at, body: { amount: 2000 } });
  await control('leave', 'leaveTerminal', at);
  await control('break', 'setTerminalFault', {
    params: { uuid: cloud.uuid },
    body: { terminalFault: 'silent' },
  });
});

/** The clock: read, looked ahead of, moved, and the close of a day brought forward. */
export const time = example('sandbox/time', async ({ control }) => {
  await control('clock', 'getClock');
  await control('upcoming', 'listUpcoming', { query: { limit: 2 } });
  await control('settle', 'settleNow');
  await control('move', 'moveClock', { body: { advanceSeconds: 3600 } });
});

/** Faults that wait for calls, and how they are taken back. */
export const waitingFaults = example('sandbox/faults', async ({ control }) => {
  await control('create', 'createFault', {
    body: { kind: 'dropped_connection', operation: 'createPayment', calls: 1 },
  });
  await control('list', 'listFaults');
  await control('clear', 'clearFault', { params: { id: '1' } });
  await control('clear-all', 'clearFaults');
});

/** A notification from its delivery to its resending, and a subscription that is disabled and resumed. */
export const deliveries = example('sandbox/deliveries', async ({ control }) => {
  await control('pay', 'payAtAtm', { body: controlBodies.payAtAtm[0].value });
  await control('list', 'listDeliveries', { query: { limit: 1 } });
  await control('one', 'getDelivery', { params: { id: '1' } });
  await control('resend', 'resendDelivery', { params: { id: '1' } });
  await control('break', 'setFailureMode', { ...subscription, body: { failureMode: 'duplicate' } });
  await control('disable', 'disableSubscription', subscription);
  await control('subscriptions', 'listSubscriptions');
  await control('resume', 'resumeSubscription', subscription);
});

/** Log of calls and payments of a sandbox. */
export const activity = example('sandbox/activity', async ({ api, control }) => {
  await control('refused', 'payAtAtm', {
    body: { ...controlBodies.payAtAtm[0].value, amount: 2000 },
    refused: 409,
  });
  await control('requests', 'listRequests', { query: { limit: 1 } });
  await control('shipment', 'reportShipment', {
    params: { id: seed.payments.confirmedReference },
    body: controlBodies.reportShipment[0].value,
  });
  await api('blind', 'createReference', { body: { amount: 1000 } });
  await control('caller', 'examineCaller');
  await control('payments', 'listPlatformPayments', { query: { limit: 1 } });
  await control('timeline', 'getTimeline', { params: { id: seed.payments.confirmedReference } });
});

/** The registrations of a platform, and the provider's decision on one. */
export const registrations = example('sandbox/registrations', async ({ control }) => {
  await control('list', 'listEntities');
  await control('decide', 'reviewEntity', {
    params: { clientId: seed.entities.pending.clientId },
    body: { action: 'approve' },
  });
});

/** A state that is imported, and exported again. */
export const state = example('sandbox/state', async ({ control }) => {
  await control('import', 'importSandbox', { body: controlBodies.importSandbox[0].value });
  await control('export', 'exportSandbox');
});

/** Whether a sandbox can work, and what it set aside: usually nothing. */
export const process = example('sandbox/process', async ({ control }) => {
  const none = { params: { kind: 'payment', id: seed.payments.pendingReference }, refused: 404 } as const;
  await control('health', 'getHealth');
  await control('ready', 'getReadiness');
  await control('set-aside', 'listSetAside');
  await control('retry', 'retrySetAside', none);
  await control('discard', 'dropSetAside', none);
});
