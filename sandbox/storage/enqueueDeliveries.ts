import { sandboxQuotas } from '@balcao/contract/limits.ts';
import type { NewDelivery } from '../domain/webhooks/delivery.ts';
import type { Connection } from './connection.ts';
import { newDeliveryRow } from './deliveryRows.ts';
import { prepared } from './prepared.ts';
import { Stale } from './stale.ts';
import type { DeliveryRow, Tables } from './tables.ts';

/** Rows written at once: both databases limit the values of one statement. */
const rowsAtOnce = 200;

/** The oldest finished deliveries are looked for once in this many ids. */
const forgottenAtOnce = 500;

/** The most deliveries one change makes stay together: their payload is named by the first of them. */
export const longestFamily = 10_000;

const countOn = prepared<{ tenant: string; count: number }, { next: number }>(({ db }, { tenant, count }) =>
  db
    .updateTable('sequences')
    .set((eb) => ({ next: eb('next', '+', count) }))
    .where('tenant', '=', tenant)
    .where('name', '=', 'delivery')
    .returning('next'),
);

type PayloadRow = Tables['webhook_payloads'];

const insertPayload = prepared<PayloadRow, unknown>(({ db }, payload) =>
  db.insertInto('webhook_payloads').values(payload),
);

const insertDelivery = prepared<DeliveryRow, unknown>(({ db }, row) =>
  db.insertInto('deliveries').values(row),
);

/** Takes ids for a number of deliveries from the tenant's counter. @returns the first of them */
async function takeIds(connection: Connection, count: number): Promise<number> {
  const [row] = await countOn(connection, { tenant: connection.tenant, count });
  // A counter is missing only while a reset puts the tenant's rows in anew.
  if (!row) throw new Stale();
  return row.next - count;
}

/** Every now and then the oldest that are finished go with their payloads, so that the outbox does not grow for ever. */
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

/** Most changes have one row to write, whose statement is ready; the others write batches. */
async function writeRows<T>(
  rows: readonly T[],
  writeOne: (row: T) => Promise<unknown>,
  write: (batch: T[]) => Promise<unknown>,
): Promise<void> {
  const [only] = rows;
  if (only && rows.length === 1) await writeOne(only);
  else
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await write(rows.slice(from, from + rowsAtOnce));
}

/** Puts deliveries into the outbox, each payload once: it carries the id of the first delivery that uses it. */
export async function enqueueDeliveries(
  connection: Connection,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return;
  const { db, tenant, onQueued, onChange } = connection;
  const first = await takeIds(connection, deliveries.length);
  const payloads = new Map<string, number>();
  const rows = deliveries.map((delivery, position) => {
    const id = first + position;
    const payloadId = payloads.get(delivery.payload) ?? id;
    payloads.set(delivery.payload, payloadId);
    return newDeliveryRow(tenant, id, payloadId, delivery);
  });
  const contents = [...payloads].map(([content, id]) => ({ tenant, id, content }));
  await writeRows(
    contents,
    (payload) => insertPayload(connection, payload),
    (batch) => db.insertInto('webhook_payloads').values(batch).execute(),
  );
  await writeRows(
    rows,
    (row) => insertDelivery(connection, row),
    (batch) => db.insertInto('deliveries').values(batch).execute(),
  );
  await forgetOldest(connection, first, deliveries.length);
  for (const { id, platform_code: platformCode } of rows) {
    onChange({ kind: 'delivery', platformCode, id: String(id) });
  }
  onQueued();
}
