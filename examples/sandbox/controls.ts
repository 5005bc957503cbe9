import { controlBodies } from '@balcao/contract/control/bodies.ts';
import { cardScenarios, testPin } from '@balcao/contract/scenarios/cards.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/**
 * Calls each operation of the control API once, for its reference (site/builder/data/shownSteps.ts). The calls use the
 * initial data of a sandbox, so that most can be pasted alone.
 */

const [cloud, , standalone] = seed.terminals;
const ready = { params: { id: seed.checkouts.ready } };
const subscription = { params: { id: seed.webhooks.confirmed } };
const [approved] = cardScenarios;
const card = { expiryMonth: '05', expiryYear: '2030', cvc: '123', holder: 'Maria Silva' };

/** Pays a reference at the ATM and answers a request on the phone. */
export const payers = example('sandbox/payers', async ({ control }) => {
  await control('pay', 'payAtAtm', { body: controlBodies.payAtAtm[0].value });
  await control('requests', 'listPushes');
  await control('answer', 'answerPhone', {
    params: { id: seed.payments.waitingPhone },
    body: { answer: 'accept' },
  });
});

/** Acts as a payer on a checkout page. */
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

/** Makes a sale at a standalone terminal, from the amount to the close of the day, and breaks a terminal. */
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

/** Reads the clock, previews and moves it, and closes the day early. */
export const time = example('sandbox/time', async ({ control }) => {
  await control('clock', 'getClock');
  await control('upcoming', 'listUpcoming', { query: { limit: 2 } });
  await control('settle', 'settleNow');
  await control('move', 'moveClock', { body: { advanceSeconds: 3600 } });
});

/** Adds faults for later calls, and removes them. */
export const waitingFaults = example('sandbox/faults', async ({ control }) => {
  await control('create', 'createFault', {
    body: { kind: 'dropped_connection', operation: 'createPayment', calls: 1 },
  });
  await control('list', 'listFaults');
  await control('clear', 'clearFault', { params: { id: '1' } });
  await control('clear-all', 'clearFaults');
});

/** Follows a notification from delivery to resending, then disables and resumes a subscription. */
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

/** Reads the log of calls and the payments of a sandbox. */
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

/** Lists the registrations of a platform and decides on one as the provider. */
export const registrations = example('sandbox/registrations', async ({ control }) => {
  await control('list', 'listEntities');
  await control('decide', 'reviewEntity', {
    params: { clientId: seed.entities.pending.clientId },
    body: { action: 'approve' },
  });
});

/** Imports a state and exports it again. */
export const state = example('sandbox/state', async ({ control }) => {
  await control('import', 'importSandbox', { body: controlBodies.importSandbox[0].value });
  await control('export', 'exportSandbox');
});

/** Checks that a sandbox is ready, and lists the tasks that it set aside, of which there are usually none. */
export const process = example('sandbox/process', async ({ control }) => {
  const none = { params: { kind: 'payment', id: seed.payments.pendingReference }, refused: 404 } as const;
  await control('health', 'getHealth');
  await control('ready', 'getReadiness');
  await control('set-aside', 'listSetAside');
  await control('retry', 'retrySetAside', none);
  await control('discard', 'dropSetAside', none);
});
