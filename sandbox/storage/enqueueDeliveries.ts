import { sql } from 'kysely';
import type { NewDelivery } from '../domain/webhooks/delivery.ts';
import type { Connection } from './connection.ts';
import { takeIds } from './deliveryIds.ts';
import { newDeliveryRow } from './deliveryRows.ts';
import { forgetOldest } from './forgetDeliveries.ts';
import { type Prepared, prepared } from './prepared.ts';
import { Stale } from './stale.ts';
import type { DeliveryRow, Tables } from './tables.ts';

/** Rows written at once: a statement has a limited number of values, and PostgreSQL a limited size of one. */
const rowsAtOnce = 200;

type PayloadRow = Tables['webhook_payloads'];

const insertPayload = prepared<PayloadRow, unknown>(({ db }, payload) =>
  db.insertInto('webhook_payloads').values(payload),
);

const insertDelivery = prepared<DeliveryRow, unknown>(({ db }, row) =>
  db.insertInto('deliveries').values(row),
);

/** Most changes have one row to write, whose statement is ready; the others write batches. */
async function writeBatches<T>(
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

type WriteRows = (
  connection: Connection,
  payloads: readonly PayloadRow[],
  deliveries: readonly DeliveryRow[],
) => Promise<void>;

const writeOnSqlite: WriteRows = async (connection, payloads, deliveries) => {
  const { db } = connection;
  await writeBatches(
    payloads,
    (payload) => insertPayload(connection, payload),
    (batch) => db.insertInto('webhook_payloads').values(batch).execute(),
  );
  await writeBatches(
    deliveries,
    (row) => insertDelivery(connection, row),
    (batch) => db.insertInto('deliveries').values(batch).execute(),
  );
};

/**
 * Payloads and deliveries in one statement, whatever their number. It keeps a reset, which deletes the counters first,
 * waiting until this change ends; other changes pass.
 */
const insertOnPostgres: Prepared<{ tenant: string; payloads: string; deliveries: string }, { id: number }> =
  prepared(({ db }, { tenant, payloads, deliveries }) => {
    const whole = db
      .selectFrom('sequences')
      .select('tenant')
      .where('tenant', '=', tenant)
      .where('name', '=', 'delivery')
      .forKeyShare();
    return db
      .with('whole', () => whole)
      .with('shared', (query) =>
        query
          .insertInto('webhook_payloads')
          .expression(
            sql`select each.* from whole, json_populate_recordset(null::webhook_payloads, ${payloads}) each`,
          ),
      )
      .insertInto('deliveries')
      .expression(
        sql`select each.* from whole, json_populate_recordset(null::deliveries, ${deliveries}) each`,
      )
      .returning('id');
  });

const writeOnPostgres: WriteRows = async (connection, payloads, deliveries) => {
  const { tenant } = connection;
  for (let from = 0; from < deliveries.length; from += rowsAtOnce) {
    const batch = deliveries.slice(from, from + rowsAtOnce);
    const first = batch[0]?.id ?? 0;
    const last = batch.at(-1)?.id ?? 0;
    // A payload carries the id of the first delivery that uses it.
    const used = payloads.filter(({ id }) => id >= first && id <= last);
    const values = { payloads: JSON.stringify(used), deliveries: JSON.stringify(batch) };
    const written = await insertOnPostgres(connection, { tenant, ...values });
    if (written.length < batch.length) throw new Stale();
  }
};

const writeRows = { sqlite: writeOnSqlite, postgresql: writeOnPostgres } satisfies Record<string, WriteRows>;

/** Puts deliveries into the outbox, each payload once: it carries the id of the first delivery that uses it. */
export async function enqueueDeliveries(
  connection: Connection,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return;
  const { tenant, database, takeDeliveryIds, onQueued, onChange } = connection;
  const { length } = deliveries;
  const first = (await takeDeliveryIds?.(tenant, length)) ?? (await takeIds(connection, 'delivery', length));
  const payloadIds = new Map<string, number>();
  const rows = deliveries.map((delivery, position) => {
    const id = first + position;
    const payloadId = payloadIds.get(delivery.payload) ?? id;
    payloadIds.set(delivery.payload, payloadId);
    return newDeliveryRow(tenant, id, payloadId, delivery);
  });
  const payloads = [...payloadIds].map(([content, id]) => ({ tenant, id, content }));
  await writeRows[database](connection, payloads, rows);
  await forgetOldest(connection, first, length);
  for (const { id, platform_code: platformCode } of rows) {
    onChange({ kind: 'delivery', platformCode, id: String(id) });
  }
  // Those whose moment comes later are found by the clock.
  if (deliveries.some(({ createdAt, dueAt }) => dueAt <= createdAt)) onQueued();
}
