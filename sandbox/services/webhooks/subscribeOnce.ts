import type { WebhookAction } from '@balcao/contract/resources/webhooks/events.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { createWebhook } from './createWebhook.ts';
import { updateWebhook } from './updateWebhook.ts';

/**
 * subscribeToWebhook of the SOAP service: deliveries as a form (docs/decisions/webhook-messages.md). A shop calls it
 * whenever its settings are saved and has no way to unsubscribe, so that the same event to the same address stays one
 * subscription; one that was disabled is switched on again.
 */
export async function subscribeOnce(
  ports: Ports,
  caller: Caller,
  action: WebhookAction,
  url: string,
): Promise<void> {
  const known = await ports.store.read(caller.tenant, ({ webhooks }) =>
    webhooks.list(caller.platformCode, action),
  );
  const same = known.find((webhook) => webhook.url === url && webhook.handler === 'paypay');
  if (!same) await createWebhook(ports, caller, { action, url, handler: 'paypay' });
  else if (same.disabledAt !== null) await updateWebhook(ports, caller, same.id, {});
}
