import { sampleOrder } from '@balcao/contract/scenarios/order.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { provider } from '../../provider.config.ts';
import { example, slipOf } from '../example.ts';
import { inboxUrl as url } from '../seededCredentials.ts';

const { confirmed, cancelled } = seed.webhooks;

/** Calls each of the five subscription operations. */
export const subscribe = example('webhooks/subscribe', async ({ api }) => {
  await api('list', 'listWebhooks', { query: { action: 'payment_confirmed' } });
  await api('create', 'createWebhook', {
    body: { action: 'payment_confirmed', url: 'https://loja.example/balcao/webhook' },
  });
  await api('get', 'getWebhook', { params: { id: confirmed } });
  await api('update', 'updateWebhook', {
    params: { id: confirmed },
    body: { url: 'https://loja.example/balcao/pagamentos' },
  });
  await api('delete', 'deleteWebhook', { params: { id: cancelled } });
});

/** Receives messages about a payment refused on the phone, a refund and a reviewed entity, and one in form encoding. */
export const payloads = example('webhooks/payloads', async ({ api, control, delivery, locale }) => {
  await api('subscribe', 'createWebhook', { body: { action: 'payment_method_error', url } });
  await control('refuse', 'answerPhone', {
    params: { id: seed.payments.waitingPhone },
    body: { answer: 'refuse' },
  });
  await delivery('method-error', { paymentId: seed.payments.waitingPhone });

  const refunded = seed.payments.confirmedPhone;
  await api('subscribe-refunds', 'createWebhook', { body: { action: 'payment_refunded', url } });
  await api('refund', 'createRefund', { params: { id: refunded }, body: { amount: 500 } });
  await delivery('refunded', { paymentId: refunded });

  const { clientId } = seed.entities.pending;
  await api('subscribe-entities', 'createWebhook', { body: { action: 'entity_approved', url } });
  await control('approve', 'reviewEntity', { params: { clientId }, body: { action: 'approve' } });
  await delivery('entity', { clientId });

  const form = { action: 'payment_confirmed', url, handler: 'paypay' } as const;
  await api('subscribe-form', 'createWebhook', { body: form });
  const additionalData = [{ key: 'table', value: '7', type: 'INTEGER' }] as const;
  const { data: payment } = await api('create', 'createReference', {
    body: {
      ...sampleOrder(locale),
      additionalData: [...additionalData],
    },
  });
  await control('pay', 'payAtAtm', { body: slipOf(payment) });
  await delivery('form', { paymentId: payment.id, handler: 'paypay' });
  await api('paid', 'getPayment', { params: { id: payment.id } });
});

const params = { id: seed.webhooks.confirmed };

/**
 * Lists a webhook that its receiver refuses, then the attempt after the mistake was corrected, and a manual resend. The
 * clock moves before each list, so that the attempt has been made.
 */
export const debugWebhook = example('webhooks/debug', async ({ api, control, locale }) => {
  await control('break', 'setFailureMode', { params, body: { failureMode: 'wrong_signature' } });
  const { data: payment } = await api('create', 'createReference', { body: sampleOrder(locale) });
  await control('pay', 'payAtAtm', { body: slipOf(payment) });
  await control('wait', 'moveClock', { body: { advanceSeconds: 1 } });
  const query = { paymentId: payment.id };
  const { data: refused } = await control('refused', 'listDeliveries', { query });
  await control('mend', 'setFailureMode', { params, body: { failureMode: null } });
  await control('try-again', 'moveClock', { body: { advanceSeconds: 60 } });
  await control('delivered', 'listDeliveries', { query });
  await control('resend', 'resendDelivery', { params: { id: String(refused[0]?.id) } });
});

/** Disables a subscription, shows it in the sandbox, and enables it again. */
export const disabledWebhook = example('webhooks/disabled', async ({ api, control }) => {
  await control('disable', 'disableSubscription', { params });
  await control('look', 'listSubscriptions');
  const url = `${provider.sandbox}/sandbox/inbox/${seed.platform.code}`;
  await api('enable', 'updateWebhook', { params, body: { url } });
  await control('look-again', 'listSubscriptions');
});
