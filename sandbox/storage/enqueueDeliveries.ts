import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import type { NewDelivery } from '../domain/webhooks/delivery.ts';
import type { Connection } from './connection.ts';
import { newDeliveryRow } from './deliveryRows.ts';
import { insertRows } from './insertRows.ts';
import { takeIds } from './sequences.ts';

const writePayloads = insertRows('webhook_payloads');
const writeDeliveries = insertRows('deliveries');

/** Number of ids between two searches for the oldest finished deliveries. */
const forgottenAtOnce = 500;

/** Maximum number of deliveries of one change. They share a payload with the id of the first delivery. */
export const longestFamily = 10_000;

/** Periodically deletes the oldest finished deliveries and their payloads, which bounds the outbox. */
async function forgetOldest({ db, tenant }: Connection, first: number, count: number): Promise<void> {
  const newest = first + count - 1;
  if (Math.floor(newest / forgottenAtOnce) === Math.floor((first - 1) / forgottenAtOnce)) return;
  const horizon = newest - sandboxQuotas.deliveries;
  if (horizon < 1) return;
  await db
    .deleteFrom('deliveries')
    .where('tenant', '=', tenant)
    .where('state', '!=', 'waiting')
    .where('id', '<=', horizon)
    .execute();
  const used = db
    .selectFrom('deliveries')
    .select('payload_id')
    .where('tenant', '=', tenant)
    .where('id', '<=', horizon + longestFamily);
  await db
    .deleteFrom('webhook_payloads')
    .where('tenant', '=', tenant)
    .where('id', '<=', horizon)
    .where('id', 'not in', used)
    .execute();
}

/** Inserts deliveries into the outbox. Each payload is stored once, under the id of the first delivery that uses it. */
export async function enqueueDeliveries(connection: Connection, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  const { tenant, storedBytes, onQueued, onChange } = connection;
  const { length } = deliveries;
  const first = await takeIds(connection, 'delivery', length);
  const payloadIds = new Map<string, number>();
  const rows = deliveries.map((delivery, position) => {
    const id = first + position;
    const payloadId = payloadIds.get(delivery.payload) ?? id;
    payloadIds.set(delivery.payload, payloadId);
    return newDeliveryRow(tenant, id, payloadId, delivery);
  });
  const payloads = [...payloadIds].map(([content, id]) => ({ tenant, id, content }));
  await writePayloads(connection, payloads);
  for (const { content } of payloads) storedBytes?.add(tenant, content.length);
  await writeDeliveries(connection, rows);
  await forgetOldest(connection, first, length);
  for (const { id, platform_code: platformCode } of rows) {
    onChange({ kind: 'delivery', platformCode, id: String(id) });
  }
  // The worker finds the ones due later.
  if (deliveries.some(({ createdAt, dueAt }) => dueAt <= createdAt)) onQueued();
}
