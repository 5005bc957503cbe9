import type { WebhookUpdate } from '@balcao/contract/resources/webhooks/schema.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Caller, Ports, WebhookRecord } from '../../domain/ports.ts';
import { enabled } from '../../domain/webhooks/disableAfterFailures.ts';
import { changeSubscription } from './changeSubscription.ts';

/** PUT /webhooks/{id}: changes what was sent and switches a disabled subscription on again. */
export function updateWebhook(
  ports: Ports,
  caller: Caller,
  id: number,
  request: WebhookUpdate,
): Promise<Outcome<WebhookRecord>> {
  return changeSubscription(ports, caller, id, (webhook) => {
    const { action = webhook.action, url = webhook.url, handler = webhook.handler } = request;
    return { ...webhook, action, url, handler, ...enabled };
  });
}
