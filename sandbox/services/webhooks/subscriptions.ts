import type { FailureMode } from '@balcao/contract/resources/webhooks/failureModes.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports, TenantStore, WebhookRecord } from '../../domain/ports.ts';
import { working } from '../../domain/webhooks/subscription.ts';

/** Changes a subscription of the platform; e00502 for an unknown one and for another platform's. */
function change(
  ports: Ports,
  caller: Caller,
  id: number,
  act: (webhook: WebhookRecord) => WebhookRecord,
  besides: (store: TenantStore, webhook: WebhookRecord) => Promise<void> = async () => undefined,
): Promise<Outcome<WebhookRecord>> {
  return ports.store.write(caller.tenant, async (store) => {
    const webhook = await store.webhooks.find(caller.platformCode, id);
    if (!webhook) return refuse('e00502', { source: { parameter: 'id' } });
    const changed = act(webhook);
    await store.webhooks.save(changed);
    await besides(store, changed);
    return ok(changed);
  });
}

/** Sets the failure mode of a subscription and of its waiting messages; null for normal deliveries. */
export function setFailureMode(ports: Ports, caller: Caller, id: number, failureMode: FailureMode | null) {
  return change(
    ports,
    caller,
    id,
    (webhook) => ({ ...webhook, failureMode }),
    async ({ webhooks, deliveries }) => {
      await deliveries.setFailureMode(id, failureMode);
      await webhooks.updateDeliverBeforeResponse();
    },
  );
}

/** Switches a subscription off by hand; one that is off already keeps its reason. */
export function disableSubscription(ports: Ports, caller: Caller, id: number) {
  return change(ports, caller, id, (webhook) =>
    webhook.disabledAt === null ? { ...webhook, disabledAt: caller.now, disabledReason: 'by_hand' } : webhook,
  );
}

/** Switches a subscription on again, its failures counted from zero. */
export function resumeSubscription(ports: Ports, caller: Caller, id: number) {
  return change(ports, caller, id, (webhook) => ({ ...webhook, ...working }));
}
