import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports, WebhookRecord } from '../../domain/ports.ts';

export const unknown = () => refuse('e00502', { source: { parameter: 'id' } });

/** GET /webhooks/{id}: e00502 for an unknown one and for another platform's. */
export async function getWebhook(ports: Ports, caller: Caller, id: number): Promise<Outcome<WebhookRecord>> {
  const webhook = await ports.store.read(caller.tenant, (store) =>
    store.webhooks.find(caller.platformCode, id),
  );
  return webhook ? ok(webhook) : unknown();
}
