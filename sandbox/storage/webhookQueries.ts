import type { DisabledReason } from '@balcao/contract/resources/webhooks/deliveryRules.ts';
import type { WebhookAction, WebhookHandler } from '@balcao/contract/resources/webhooks/events.ts';
import type { FailureMode } from '@balcao/contract/resources/webhooks/failureModes.ts';
import type { Selectable } from 'kysely';
import type { TenantStore, WebhookRecord } from '../domain/ports.ts';
import type { Connection } from './connection.ts';
import { lists } from './lists.ts';
import { prepared } from './prepared.ts';
import { remove, storable, update } from './queries.ts';
import type { Tables } from './tables.ts';

function read(row: Selectable<Tables['webhooks']>): WebhookRecord {
  return {
    id: row.id,
    platformCode: row.platform_code,
    action: row.action as WebhookAction,
    handler: row.handler as WebhookHandler,
    url: row.url,
    createdAt: row.created_at,
    failuresInARow: row.failures_in_a_row,
    disabledAt: row.disabled_at,
    disabledReason: row.disabled_reason as DisabledReason | null,
    failureMode: row.failure_mode as FailureMode | null,
  };
}

function rowOf(tenant: string, webhook: WebhookRecord): Tables['webhooks'] {
  return {
    tenant,
    id: webhook.id,
    platform_code: webhook.platformCode,
    action: webhook.action,
    handler: webhook.handler,
    url: webhook.url,
    created_at: webhook.createdAt,
    failures_in_a_row: webhook.failuresInARow,
    disabled_at: webhook.disabledAt,
    disabled_reason: webhook.disabledReason,
    failure_mode: webhook.failureMode,
  };
}

/** Compiled once, because it runs for each event of each payment. */
const ofAction = prepared<{ tenant: string; platformCode: string; action: string }, Selectable<Tables['webhooks']>>(
  ({ db }, { tenant, platformCode, action }) =>
    db
      .selectFrom('webhooks')
      .selectAll()
      .where((eb) => eb.and({ tenant, platform_code: platformCode, action }))
      .orderBy('id'),
);

/** Compiled once, because it runs after each batch of successful deliveries. */
const clear = prepared<{ tenant: string; ids: unknown }, unknown>(({ db, database }, { tenant, ids }) =>
  db
    .updateTable('webhooks')
    .set({ failures_in_a_row: 0 })
    .where('tenant', '=', tenant)
    .where(lists[database].has('id', ids))
    .where('failures_in_a_row', '>', 0),
);

/** Subscriptions of a tenant. Each belongs to the platform that created it. */
export function webhookQueries(connection: Connection): TenantStore['webhooks'] {
  const { db, tenant, locking, onChange } = connection;
  const changed = ({ platformCode, id }: Pick<WebhookRecord, 'platformCode' | 'id'>) =>
    onChange({ kind: 'webhook', platformCode, id: String(id) });
  const own = (platformCode: string) =>
    db
      .selectFrom('webhooks')
      .selectAll()
      .where((eb) => eb.and({ tenant, platform_code: platformCode }));
  return {
    async list(platformCode, action) {
      const rows = action
        ? await ofAction(connection, { tenant, platformCode, action })
        : await own(platformCode).orderBy('id').execute();
      return rows.map(read);
    },
    async find(platformCode, id) {
      const one = own(platformCode).where('id', '=', storable(id));
      const row = await (locking ? one.forUpdate() : one).executeTakeFirst();
      return row && read(row);
    },
    async insert(webhook) {
      await db.insertInto('webhooks').values(rowOf(tenant, webhook)).execute();
      changed(webhook);
    },
    async save(webhook) {
      await update(db, 'webhooks', { tenant, id: webhook.id }, rowOf(tenant, webhook));
      changed(webhook);
    },
    async updateDeliverBeforeResponse() {
      const found = await db
        .selectFrom('webhooks')
        .select('id')
        .where((eb) => eb.and({ tenant, failure_mode: 'before_response' }))
        .executeTakeFirst();
      await update(db, 'tenants', { tenant }, { deliver_before_response: found ? 1 : 0 });
    },
    async clearFailures(ids) {
      await clear(connection, { tenant, ids: lists[connection.database].value(ids) });
    },
    async remove(platformCode, id) {
      const gone = await remove(db, 'webhooks', { tenant, platform_code: platformCode, id: storable(id) });
      if (gone > 0) changed({ platformCode, id });
      return gone > 0;
    },
  };
}
