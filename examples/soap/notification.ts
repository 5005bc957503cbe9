import { orderName } from '@balcao/contract/scenarios/order.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { provider } from '../../provider.config.ts';
import { example } from '../example.ts';

/** The sandbox's own receiver: it verifies each signature and keeps what came. */
const url = `${provider.sandbox}/sandbox/inbox/${seed.platform.code}`;
const action = 'payment_confirmed';

/** A subscription, and an address that is not a whole one. */
export const subscribeToWebhook = example('soap/subscribe-to-webhook', async ({ soap }) => {
  const method = 'subscribeToWebhook';
  await soap('subscribe', method, { action, url: 'https://loja.example/notificacoes' });
  await soap('refused', method, { action, url: 'loja.example/notificacoes' }, { refused: '0052' });
});

/** A shop of the old service from the subscription to the paid order, and the same payment by REST. */
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
