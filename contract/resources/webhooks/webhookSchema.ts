import * as z from 'zod';
import { field, objectModel } from '../../schema/field.ts';
import { dateTime, digits, url } from '../../schema/formats.ts';
import { entity } from '../entities/entitySchema.ts';
import { payment } from '../payments/paymentSchema.ts';
import { webhookActions, webhookHandlers } from './events.ts';
import { webhookWords as w } from './webhookWords.ts';

export const webhookRequest = objectModel('WebhookRequest', w.webhookRequest, {
  action: field(z.enum(webhookActions), w.action, 'payment_confirmed'),
  url: field(url, w.url, 'https://loja.example/balcao/webhook'),
  handler: field(z.enum(webhookHandlers).default('paypay-v2'), w.handler, 'paypay-v2'),
});
export type WebhookRequest = z.infer<typeof webhookRequest>;

export const webhookUpdate = objectModel('WebhookUpdate', w.webhookUpdate, {
  action: field(z.enum(webhookActions).optional(), w.action, 'payment_cancelled'),
  url: field(url.optional(), w.url, 'https://loja.example/balcao/webhook'),
  handler: field(z.enum(webhookHandlers).optional(), w.handler, 'paypay-v2'),
});
export type WebhookUpdate = z.infer<typeof webhookUpdate>;

export const webhook = objectModel('Webhook', w.webhook, {
  id: field(digits, w.id, '301'),
  action: field(z.enum(webhookActions), w.action, 'payment_confirmed'),
  handler: field(z.enum(webhookHandlers), w.handler, 'paypay-v2'),
  url: field(url, w.url, 'https://loja.example/balcao/webhook'),
  createdAt: field(dateTime, w.createdAt, '2026-01-15T10:00:00+00:00'),
});
export type Webhook = z.infer<typeof webhook>;

export const webhookFilters = z.object({
  action: field(z.enum(webhookActions).optional(), w.actionFilter, 'payment_confirmed'),
});

/** Body of a delivery, with its subscription and its payments (docs/decisions/webhook-messages.md). */
export const webhookDelivery = objectModel('WebhookDelivery', w.webhookDelivery, {
  webhook: field(
    z.object({
      id: field(digits, w.id, '301'),
      action: field(z.enum(webhookActions), w.action, 'payment_confirmed'),
      createdAt: field(dateTime, w.firedAt, '2026-01-15T10:05:00+00:00'),
    }),
    w.deliveryWebhook,
  ),
  payments: field(z.array(payment).optional(), w.deliveryPayments),
  entities: field(z.array(entity).optional(), w.deliveryEntities),
});
