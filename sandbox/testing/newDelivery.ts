import type { Store } from '../domain/ports.ts';
import { sharedTenant } from '../domain/tenants/tenantCredentials.ts';
import type { NewDelivery } from '../domain/webhooks/delivery.ts';
import { morning } from './testSandbox.ts';
import { webhookUrl } from './webhookCalls.ts';

export const newDelivery = (more: Partial<NewDelivery> = {}): NewDelivery => ({
  kind: 'webhook',
  webhookId: 301,
  paymentId: 1001,
  orderingKey: `payment ${more.paymentId ?? 1001}`,
  failureMode: null,
  platformCode: '0001',
  action: 'payment_confirmed',
  url: webhookUrl,
  payload: '{}',
  contentType: 'application/json',
  createdAt: morning,
  dueAt: morning,
  ...more,
});

export const enqueue = (store: Store, ...messages: NewDelivery[]) =>
  store.write(sharedTenant, ({ deliveries }) => deliveries.enqueue(messages));
