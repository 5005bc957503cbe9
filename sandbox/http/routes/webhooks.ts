import type { webhookOperations } from '@balcao/contract/resources/webhooks/operations.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import type { WebhookRecord } from '../../domain/ports.ts';
import { presentWebhook } from '../../domain/webhooks/subscription.ts';
import { createWebhook } from '../../services/webhooks/createWebhook.ts';
import { deleteWebhook } from '../../services/webhooks/deleteWebhook.ts';
import { getWebhook } from '../../services/webhooks/getWebhook.ts';
import { updateWebhook } from '../../services/webhooks/updateWebhook.ts';
import type { Handlers, Reply } from '../context.ts';

function shown(outcome: Outcome<WebhookRecord>): Outcome<Reply> {
  return outcome.ok ? ok({ data: presentWebhook(outcome.value) }) : outcome;
}

/** Subscriptions. */
export const webhookHandlers: Handlers<typeof webhookOperations> = {
  async listWebhooks({ desk, caller, query }) {
    const webhooks = await desk.store.read(caller.tenant, (store) =>
      store.webhooks.list(caller.platformCode, query.action),
    );
    return ok({ data: webhooks.map(presentWebhook) });
  },
  createWebhook: async ({ desk, caller, body }) => shown(ok(await createWebhook(desk, caller, body))),
  getWebhook: async ({ desk, caller, params }) => shown(await getWebhook(desk, caller, Number(params.id))),
  updateWebhook: async ({ desk, caller, params, body }) =>
    shown(await updateWebhook(desk, caller, Number(params.id), body)),
  async deleteWebhook({ desk, caller, params }) {
    const gone = await deleteWebhook(desk, caller, Number(params.id));
    return gone.ok ? ok({}) : gone;
  },
};
