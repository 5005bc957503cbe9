import * as z from 'zod';
import { field, model } from '../../schema/field.ts';
import { dateTime, digits, url } from '../../schema/formats.ts';
import { entity } from '../entities/schema.ts';
import { payment } from '../payments/schema.ts';
import { webhookActions, webhookHandlers } from './events.ts';
import { webhookWords as w } from './words.ts';

export const webhookRequest = model(
  'WebhookRequest',
  z.object({
    action: field(z.enum(webhookActions), w.action, 'payment_confirmed'),
    url: field(url, w.url, 'https://loja.example/balcao/webhook'),
    handler: field(z.enum(webhookHandlers).default('paypay-v2'), w.handler, 'paypay-v2'),
  }),
  w.webhookRequest,
);
export type WebhookRequest = z.infer<typeof webhookRequest>;

export const webhookUpdate = model(
  'WebhookUpdate',
  z.object({
    action: field(z.enum(webhookActions).optional(), w.action, 'payment_cancelled'),
    url: field(url.optional(), w.url, 'https://loja.example/balcao/webhook'),
    handler: field(z.enum(webhookHandlers).optional(), w.handler, 'paypay-v2'),
  }),
  w.webhookUpdate,
);
export type WebhookUpdate = z.infer<typeof webhookUpdate>;

export const webhook = model(
  'Webhook',
  z.object({
    id: field(digits, w.id, '301'),
    action: field(z.enum(webhookActions), w.action, 'payment_confirmed'),
    handler: field(z.enum(webhookHandlers), w.handler, 'paypay-v2'),
    url: field(url, w.url, 'https://loja.example/balcao/webhook'),
    createdAt: field(dateTime, w.createdAt, '2026-01-15T10:00:00+00:00'),
  }),
  w.webhook,
);
export type Webhook = z.infer<typeof webhook>;

export const webhookFilters = z.object({
  action: field(z.enum(webhookActions).optional(), w.actionFilter, 'payment_confirmed'),
});

/** What a delivery posts: its subscription and the payments concerned (docs/decisions/webhook-messages.md). */
export const webhookDelivery = model(
  'WebhookDelivery',
  z.object({
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
  }),
  w.webhookDelivery,
);
