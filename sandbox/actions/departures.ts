import { heldSeconds } from '@balcao/contract/webhooks/mischief.ts';
import type { TenantStore, WebhookRecord } from '../domain/ports.ts';

/**
 * When the copies of a message leave: at once and once, unless its subscription misbehaves.
 * @param thing what the message is about
 * @returns seconds each copy is held
 */
export async function departuresOf(
  store: TenantStore,
  { id, mischief }: Pick<WebhookRecord, 'id' | 'mischief'>,
  thing: string,
): Promise<readonly number[]> {
  if (mischief === 'duplicate') return [0, 0];
  if (mischief === 'delayed') return [heldSeconds.delayed];
  if (mischief !== 'out_of_order') return [0];
  // One is held at a time; whatever comes next about the same thing overtakes it.
  return (await store.deliveries.isHeld(id, thing)) ? [0] : [heldSeconds.out_of_order];
}
