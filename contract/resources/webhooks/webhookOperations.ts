import * as z from 'zod';
import { type Operation, request } from '../../operations/operation.ts';
import { field } from '../../schema/field.ts';
import { recordId } from '../../schema/formats.ts';
import { webhook, webhookFilters, webhookRequest, webhookUpdate } from './webhookSchema.ts';
import { operationWords as w, webhookWords } from './webhookWords.ts';

const id = z.object({ id: field(recordId, webhookWords.id, '301') });

const ofWebhooks = { tag: 'webhooks', auth: 'platform' } as const;

/** Operations on subscriptions. Creating one returns 200, not 201. */
export const webhookOperations = {
  listWebhooks: {
    ...request('GET', '/webhooks', ofWebhooks, w.listWebhooks),
    query: webhookFilters,
    success: { status: 200, data: webhook, list: true },
    errors: [],
  },
  createWebhook: {
    ...request('POST', '/webhooks', ofWebhooks, w.createWebhook),
    body: webhookRequest,
    success: { status: 200, data: webhook },
    errors: [],
  },
  getWebhook: {
    ...request('GET', '/webhooks/{id}', ofWebhooks, w.getWebhook),
    params: id,
    success: { status: 200, data: webhook },
    errors: ['e00502'],
  },
  updateWebhook: {
    ...request('PUT', '/webhooks/{id}', ofWebhooks, w.updateWebhook),
    params: id,
    body: webhookUpdate,
    success: { status: 200, data: webhook },
    errors: ['e00502'],
  },
  deleteWebhook: {
    ...request('DELETE', '/webhooks/{id}', ofWebhooks, w.deleteWebhook),
    params: id,
    success: { status: 200 },
    errors: ['e00502'],
  },
} as const satisfies Record<string, Operation>;
