import type { Saveable, SavedMethodRecord } from '../../domain/customers/savedMethod.ts';
import { uuidOf } from '../../domain/ids/uuid.ts';
import type { TenantStore } from '../../domain/ports.ts';

/**
 * Saves a method for a customer, in the transaction of the payment that proved it.
 * @param at when, in milliseconds
 */
export async function saveMethod(
  store: TenantStore,
  customerUuid: string,
  what: Saveable,
  at: number,
): Promise<SavedMethodRecord> {
  const serial = await store.nextId('savedMethod');
  const method = { ...what, uuid: uuidOf('savedMethod', serial), serial, customerUuid, createdAt: at };
  await store.savedMethods.insert(method);
  return method;
}
