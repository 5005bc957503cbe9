import type { DeliveryState } from '@balcao/contract/resources/webhooks/deliveryLifecycle.ts';
import type { FailureMode } from '@balcao/contract/resources/webhooks/failureModes.ts';
import { sql } from 'kysely';
import type { Attempt, DeliveryRecord, NewDelivery } from '../domain/webhooks/delivery.ts';
import { receiverOf } from '../domain/webhooks/deliveryBody.ts';
import type { Database, Tables } from './tables.ts';

type DeliveryRow = Tables['deliveries'];

/** Failure mode whose deliveries may be overtaken: they neither wait for others nor block them. */
export const outOfOrder: FailureMode = 'out_of_order';

/** Uses a literal, not a parameter, because a partial index serves only queries that contain its condition. */
export const isWaiting = (table: 'due' | 'older' | 'deliveries') =>
  sql<boolean>`${sql.ref(`${table}.state`)} = 'waiting'`;

/** Maximum length of an indexed URL; fits an index entry of PostgreSQL whatever its characters. */
const targetCharacters = 500;

export type PayloadRow = DeliveryRow & { payload: string };

export function withPayloads(db: Database, tenant: string) {
  return db
    .selectFrom('deliveries')
    .innerJoin('webhook_payloads as shared', (join) =>
      join.onRef('shared.tenant', '=', 'deliveries.tenant').onRef('shared.id', '=', 'deliveries.payload_id'),
    )
    .selectAll('deliveries')
    .select('shared.content as payload')
    .where('deliveries.tenant', '=', tenant);
}

/** @throws SyntaxError if the stored attempts are not valid JSON */
export function readDelivery(row: PayloadRow): DeliveryRecord {
  return {
    id: row.id,
    kind: row.kind as DeliveryRecord['kind'],
    webhookId: row.webhook_id,
    paymentId: row.payment_id,
    orderingKey: row.subject ?? '',
    failureMode: row.failure_mode as FailureMode | null,
    platformCode: row.platform_code,
    action: row.action,
    url: row.url,
    payload: row.payload,
    contentType: row.content_type,
    state: row.state as DeliveryState,
    createdAt: row.created_at,
    dueAt: row.due_at,
    attempts: JSON.parse(row.attempts) as Attempt[],
    tries: row.tries,
    hookHash: row.hook_hash,
  };
}

/** Columns derived from a URL: `target` limits the order to one URL, `receiver` is used to count connections. */
export const routeOf = (url: string) => ({
  target: url.slice(0, targetCharacters),
  receiver: receiverOf(url),
});

/** Key that orders a delivery; null if the delivery may be overtaken. */
export const orderKeyOf = (orderingKey: string | null, failureMode: string | null) =>
  failureMode === outOfOrder ? null : orderingKey;

export function newDeliveryRow(tenant: string, id: number, payloadId: number, delivery: NewDelivery): DeliveryRow {
  return {
    tenant,
    id,
    platform_code: delivery.platformCode,
    kind: delivery.kind,
    webhook_id: delivery.webhookId,
    payment_id: delivery.paymentId,
    subject: delivery.orderingKey,
    order_key: orderKeyOf(delivery.orderingKey, delivery.failureMode),
    ...routeOf(delivery.url),
    failure_mode: delivery.failureMode,
    action: delivery.action,
    url: delivery.url,
    content_type: delivery.contentType,
    payload_id: payloadId,
    hook_hash: null,
    state: 'waiting',
    created_at: delivery.createdAt,
    due_at: delivery.dueAt,
    lease_until: 0,
    tries: 0,
    attempts: '[]',
  };
}
