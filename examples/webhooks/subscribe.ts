import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

const { confirmed, cancelled } = seed.webhooks;

/** The five operations on subscriptions. */
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
