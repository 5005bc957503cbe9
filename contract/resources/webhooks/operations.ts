import * as z from 'zod';
import type { Operation } from '../../operations/operation.ts';
import { field } from '../../schema/field.ts';
import { recordId } from '../../schema/formats.ts';
import { webhook, webhookFilters, webhookRequest, webhookUpdate } from './schema.ts';
import { operationWords as w, webhookWords } from './words.ts';

const id = z.object({ id: field(recordId, webhookWords.id, '301') });

/** Subscriptions (creation returns 200, not 201). */
export const webhookOperations = {
  listWebhooks: {
    method: 'GET',
    path: '/webhooks',
    tag: 'webhooks',
    auth: 'platform',
    ...w.listWebhooks,
    query: webhookFilters,
    success: { status: 200, data: webhook, list: true },
    errors: [],
  },
  createWebhook: {
    method: 'POST',
    path: '/webhooks',
    tag: 'webhooks',
    auth: 'platform',
    ...w.createWebhook,
    body: webhookRequest,
    success: { status: 200, data: webhook },
    errors: [],
  },
  getWebhook: {
    method: 'GET',
    path: '/webhooks/{id}',
    tag: 'webhooks',
    auth: 'platform',
    ...w.getWebhook,
    params: id,
    success: { status: 200, data: webhook },
    errors: ['e00502'],
  },
  updateWebhook: {
    method: 'PUT',
    path: '/webhooks/{id}',
    tag: 'webhooks',
    auth: 'platform',
    ...w.updateWebhook,
    params: id,
    body: webhookUpdate,
    success: { status: 200, data: webhook },
    errors: ['e00502'],
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/webhooks/{id}',
    tag: 'webhooks',
    auth: 'platform',
    ...w.deleteWebhook,
    params: id,
    success: { status: 200 },
    errors: ['e00502'],
  },
} as const satisfies Record<string, Operation>;
