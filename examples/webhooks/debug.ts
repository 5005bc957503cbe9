import { sampleOrder } from '@balcao/contract/scenarios/order.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { provider } from '../../provider.config.ts';
import { example, slipOf } from '../example.ts';

const params = { id: seed.webhooks.confirmed };

/**
 * Shows a webhook that its receiver refuses, in the list of deliveries; then the attempt after the mistake is
 * corrected,
 * and a manual resend. The clock moves before each list, so that the attempt has been made.
 */
export const debugWebhook = example('webhooks/debug', async ({ api, control, locale }) => {
  await control('break', 'setFailureMode', { params, body: { failureMode: 'wrong_signature' } });
  const { data: payment } = await api('create', 'createReference', {
    body: sampleOrder(locale),
  });
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
