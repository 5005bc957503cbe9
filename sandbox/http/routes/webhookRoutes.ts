import type { webhookOperations } from '@balcao/contract/resources/webhooks/webhookOperations.ts';
import type { Webhook } from '@balcao/contract/resources/webhooks/webhookSchema.ts';
import { formatLisbon } from '../../domain/clock/lisbonTime.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import type { WebhookRecord } from '../../domain/ports.ts';
import { createWebhook, deleteWebhook, getWebhook, updateWebhook } from '../../services/webhooks/subscriptions.ts';
import type { HandlerResult, Handlers } from '../context.ts';

export function presentWebhook(webhook: WebhookRecord): Webhook {
  const { id, action, handler, url, createdAt } = webhook;
  return { id: String(id), action, handler, url, createdAt: formatLisbon(createdAt) };
}

function shown(outcome: Outcome<WebhookRecord>): Outcome<HandlerResult> {
  return outcome.ok ? ok({ data: presentWebhook(outcome.value) }) : outcome;
}

export const webhookHandlers: Handlers<typeof webhookOperations> = {
  async listWebhooks({ context, caller, query }) {
    const webhooks = await context.store.read(caller.tenant, (store) =>
      store.webhooks.list(caller.platformCode, query.action),
    );
    return ok({ data: webhooks.map(presentWebhook) });
  },
  async createWebhook({ context, caller, body }) {
    const { webhook, like } = await createWebhook(context, caller, body);
    const warnings = like
      ? [{ pointer: '/url', reason: 'repeated_subscription' as const, nearest: String(like.id) }]
      : [];
    return ok({ data: presentWebhook(webhook), warnings });
  },
  getWebhook: async ({ context, caller, params }) => shown(await getWebhook(context, caller, Number(params.id))),
  updateWebhook: async ({ context, caller, params, body }) =>
    shown(await updateWebhook(context, caller, Number(params.id), body)),
  async deleteWebhook({ context, caller, params }) {
    const gone = await deleteWebhook(context, caller, Number(params.id));
    return gone.ok ? ok({}) : gone;
  },
};
