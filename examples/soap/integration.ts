import { orderName } from '@balcao/contract/scenarios/order.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { provider } from '../../provider.config.ts';
import { example } from '../example.ts';
import { wrongKey } from '../seededCredentials.ts';

/** Receiver built into the sandbox: verifies each signature and stores the messages. */
const url = `${provider.sandbox}/sandbox/inbox/${seed.platform.code}`;
const action = 'payment_confirmed';

/** Subscribes to an event. An incomplete URL is refused. */
export const subscribeToWebhook = example('soap/subscribe-to-webhook', async ({ soap }) => {
  const method = 'subscribeToWebhook';
  await soap('subscribe', method, { action, url: 'https://loja.example/notificacoes' });
  await soap('refused', method, { action, url: 'loja.example/notificacoes' }, { refused: '0052' });
});

/** Runs a shop on the old service from the subscription to the paid order, and reads the same payment by REST. */
export const notification = example('soap/notification', async ({ soap, api, control, delivery, locale }) => {
  await soap('subscribe', 'subscribeToWebhook', { action, url });
  const { paymentId = '', ...slip } = await soap('create', 'createPaymentReference', {
    amount: 1000,
    productCode: 'REF-0067',
    productDesc: orderName('0067')[locale],
  });
  const { atmEntity: entity = '', reference = '' } = slip;
  await control('pay', 'payAtAtm', { body: { entity, reference, amount: 1000 } });
  await delivery('notification', { paymentId, action, handler: 'paypay' });
  await soap('check', 'checkEntityPayments', { payments: [{ paymentId: Number(paymentId), reference }] });
  await api('find', 'getPayment', { params: { id: paymentId } });
});

/** Makes the call with which every shop starts, and which checks its credentials and its entity. */
export const checkIntegrationState = example('soap/check-integration-state', async ({ soap }) => {
  await soap('check', 'checkIntegrationState');
});

/** Shows why the service refuses a shop. */
export const integrationStates = example('soap/integration-states', async ({ soap, locale }) => {
  const method = 'checkIntegrationState';
  await soap('wrong-key', method, undefined, { as: { privateKey: wrongKey[locale] }, refused: '00' });
  // Two hours before the start of every example.
  await soap('expired-hash', method, undefined, { date: '2026-01-15T08:00:00+00:00', refused: '00' });
  await soap('unknown-entity', method, undefined, { as: { clientId: '500000000' }, refused: '00' });
  const { withoutRange } = seed.soapEntities;
  await soap('without-range', method, undefined, { as: { clientId: withoutRange }, refused: '04' });
});
