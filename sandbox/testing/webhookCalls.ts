import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import type { Api } from './api.ts';
import type { Received } from './receiver.ts';
import type { TestSandbox } from './testSandbox.ts';

type Receives = Pick<TestSandbox, 'receiver'>;

export const webhookUrl = 'https://loja.example/hook';

/** Subscribes {@link webhookUrl} to events. */
export async function subscribe(api: Api, ...actions: string[]): Promise<void> {
  for (const action of actions) await api.post('/api/webhooks', { action, url: webhookUrl });
}

export const messagesAt = ({ receiver }: Receives, url: string = webhookUrl): Received[] =>
  receiver.received.filter((message) => message.url === url);

export interface Notification {
  webhook: { id: string; action: string; createdAt: string };
  payments: [Payment];
  entities: [{ clientId: string }];
}

export const receivedNotifications = (receives: Receives, url?: string): Notification[] =>
  messagesAt(receives, url).map(({ body }) => JSON.parse(body));

export const receivedActions = (receives: Receives, url?: string): string[] =>
  receivedNotifications(receives, url).map(({ webhook }) => webhook.action);
