import { heldSeconds } from '@balcao/contract/resources/webhooks/failureModes.ts';
import type { TenantStore, WebhookRecord } from '../../domain/ports.ts';
import type { NewDelivery } from '../../domain/webhooks/delivery.ts';

/**
 * How long the copies of a message are held: one copy that leaves at once, unless its subscription has a failure mode.
 * @param orderingKey of the message
 * @param before messages of the same change, which are not in the outbox yet
 * @returns seconds, one figure a copy
 */
export async function deliveryDelays(
  store: TenantStore,
  { id, failureMode }: Pick<WebhookRecord, 'id' | 'failureMode'>,
  orderingKey: string,
  before: readonly NewDelivery[],
): Promise<readonly number[]> {
  if (failureMode === 'duplicate') return [0, 0];
  if (failureMode === 'delayed') return [heldSeconds.delayed];
  if (failureMode !== 'out_of_order') return [0];
  // One is held at a time; the next one with the same key overtakes it.
  const held = before.some(({ webhookId }) => webhookId === id);
  return held || (await store.deliveries.isHeld(id, orderingKey)) ? [0] : [heldSeconds.out_of_order];
}
