import type { DeliveryState } from '@balcao/contract/lifecycle.ts';
import { deliveryTimeoutSeconds, houseLimits } from '@balcao/contract/limits.ts';
import type { Mischief } from '@balcao/contract/webhooks/mischief.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Attempt, DeliveryRecord } from '../domain/delivery.ts';
import type { Due, Store, TenantStore } from '../domain/ports.ts';
import type { Connection } from './connection.ts';
import { storable } from './ids.ts';
import type { Database, DeliveryRow, Tables } from './tables.ts';

/** How long a process may hold a delivery before another takes it over: longer than any receiver may take. */
const leaseMilliseconds = (deliveryTimeoutSeconds + 10) * 1000;

/** How often those that were finished long ago are looked for, counted in deliveries. */
const forgottenAtOnce = 500;

/** How a subscription misbehaves whose messages are held to be overtaken. */
const loose: Mischief = 'out_of_order';

/** As much of an address as an index entry holds on PostgreSQL, whatever its characters. */
const targetCharacters = 500;

function read(row: DeliveryRow): DeliveryRecord {
  return {
    id: row.id,
    kind: row.kind as DeliveryRecord['kind'],
    webhookId: row.webhook_id,
    paymentId: row.payment_id,
    subject: row.subject ?? '',
    mischief: row.mischief as Mischief | null,
    platformCode: row.platform_code,
    action: row.action,
    url: row.url,
    body: row.body,
    contentType: row.content_type,
    state: row.state as DeliveryState,
    createdAt: row.created_at,
    dueAt: row.due_at,
    attempts: JSON.parse(row.attempts) as Attempt[],
    tries: row.tries,
  };
}

/** Columns that an attempt may change; the others stay, and their indexes need not be written anew. */
function changingOf({ body, mischief, state, dueAt, tries, attempts }: DeliveryRecord) {
  return { body, mischief, state, due_at: dueAt, lease_until: 0, tries, attempts: JSON.stringify(attempts) };
}

function rowOf(tenant: string, delivery: DeliveryRecord): DeliveryRow {
  return {
    tenant,
    id: delivery.id,
    platform_code: delivery.platformCode,
    kind: delivery.kind,
    webhook_id: delivery.webhookId,
    payment_id: delivery.paymentId,
    subject: delivery.subject,
    target: delivery.url.slice(0, targetCharacters),
    action: delivery.action,
    url: delivery.url,
    content_type: delivery.contentType,
    created_at: delivery.createdAt,
    ...changingOf(delivery),
  };
}

/** The outbox of one tenant. */
export function deliveryQueries(connection: Connection): TenantStore['deliveries'] {
  const { db, tenant, locking, onQueued, onChange } = connection;
  const changed = ({ platformCode, id }: DeliveryRecord) =>
    onChange({ kind: 'delivery', platformCode, id: String(id) });
  const own = (platformCode: string) =>
    db
      .selectFrom('deliveries')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('platform_code', '=', platformCode);
  const waiting = (webhookId: number) =>
    db
      .selectFrom('deliveries')
      .select('id')
      .where('tenant', '=', tenant)
      .where('state', '=', 'waiting')
      .where('webhook_id', '=', webhookId);

  /** Every now and then the oldest that are finished go, so that the outbox does not grow for ever. */
  async function forgetOldest(newest: number): Promise<void> {
    if (newest % forgottenAtOnce !== 0) return;
    await db
      .deleteFrom('deliveries')
      .where('tenant', '=', tenant)
      .where('state', '!=', 'waiting')
      .where('id', '<=', newest - houseLimits.deliveries)
      .execute();
  }

  return {
    async isHeld(webhookId, subject) {
      const held = waiting(webhookId).where('subject', '=', subject).where('mischief', '=', loose);
      return (await held.executeTakeFirst()) !== undefined;
    },
    async misbehave(webhookId, mischief) {
      await db
        .updateTable('deliveries')
        .set({ mischief })
        .where('tenant', '=', tenant)
        .where('id', 'in', waiting(webhookId))
        .execute();
    },
    async insert(delivery) {
      await db.insertInto('deliveries').values(rowOf(tenant, delivery)).execute();
      await forgetOldest(delivery.id);
      changed(delivery);
      onQueued();
    },
    async find(platformCode, id) {
      const one = own(platformCode).where('id', '=', storable(id));
      const row = await (locking ? one.forUpdate() : one).executeTakeFirst();
      return row && read(row);
    },
    async list(platformCode, { paymentId, state, limit }) {
      let query = own(platformCode).orderBy('id', 'desc').limit(limit);
      if (paymentId !== undefined) query = query.where('payment_id', '=', storable(paymentId));
      if (state) query = query.where('state', '=', state);
      return (await query.execute()).map(read);
    },
    async soonestDue(platformCode, limit) {
      const rows = await own(platformCode)
        .where('state', '=', 'waiting')
        .orderBy('due_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(read);
    },
    async save(delivery) {
      await db
        .updateTable('deliveries')
        .set(changingOf(delivery))
        .where('tenant', '=', tenant)
        .where('id', '=', delivery.id)
        .execute();
      changed(delivery);
      onQueued();
    },
    async settle(delivery, lease) {
      const ours = await db
        .updateTable('deliveries')
        .set(changingOf(delivery))
        .where('tenant', '=', tenant)
        .where('id', '=', delivery.id)
        .where('lease_until', '=', lease)
        .returning('id')
        .executeTakeFirst();
      if (ours) changed(delivery);
      return ours !== undefined;
    },
  };
}

/**
 * Nothing older about the same thing is still on its way to the same target. A message that is held to be overtaken
 * neither waits for others nor keeps them waiting.
 */
function isNext(eb: ExpressionBuilder<Tables & { due: DeliveryRow }, 'due'>) {
  const older = eb
    .selectFrom('deliveries as older')
    .select('older.id')
    .whereRef('older.tenant', '=', 'due.tenant')
    .where('older.state', '=', 'waiting')
    .whereRef('older.subject', '=', 'due.subject')
    .whereRef('older.target', '=', 'due.target')
    .whereRef('older.id', '<', 'due.id')
    .where((each) => each.or([each('older.mischief', 'is', null), each('older.mischief', '!=', loose)]));
  return eb.or([eb('due.mischief', '=', loose), eb.not(eb.exists(older))]);
}

/**
 * Takes deliveries whose moment has come, so that no other process sends them too until the lease ends.
 * @param now real time in milliseconds; each tenant's clock is added to it
 */
export async function claimDeliveries(
  db: Database,
  database: Store['database'],
  now: number,
  limit: number,
  tenant?: string,
): Promise<Due[]> {
  const lease = now + leaseMilliseconds;
  let due = db
    .selectFrom('deliveries as due')
    .innerJoin('tenants', 'tenants.tenant', 'due.tenant')
    .select(['due.tenant', 'due.id'])
    .where('due.state', '=', 'waiting')
    .where('due.lease_until', '<', now)
    .where(sql<boolean>`due.due_at <= ${now} + tenants.clock_offset`)
    .where(isNext as never)
    .orderBy('due.due_at')
    .orderBy('due.id')
    .limit(limit);
  if (tenant !== undefined) due = due.where('due.tenant', '=', tenant);
  if (database === 'postgresql') due = due.forUpdate('due').skipLocked();
  const rows = await db
    .updateTable('deliveries')
    .set({ lease_until: lease })
    .where(({ eb, refTuple }) => eb(refTuple('tenant', 'id'), 'in', due as never))
    .returning(['tenant', 'id', 'due_at', 'platform_code'])
    .execute();
  return rows.map((row) => ({
    kind: 'delivery',
    tenant: row.tenant,
    at: row.due_at ?? now,
    deliveryId: row.id,
    platformCode: row.platform_code,
    lease,
  }));
}

/** The earliest moment at which a delivery of a tenant may leave; null when none waits that nobody holds. */
export async function nextDeliveryDue(db: Database, tenant: string, now: number): Promise<number | null> {
  const { at } = await db
    .selectFrom('deliveries as due')
    .select((eb) => eb.fn.min<number | null>('due.due_at').as('at'))
    .where('due.tenant', '=', tenant)
    .where('due.state', '=', 'waiting')
    .where('due.lease_until', '<', now)
    .where(isNext as never)
    .executeTakeFirstOrThrow();
  return at;
}

/** On SQLite nobody else can hold a delivery: what a process that died held is free again. */
export async function freeDeliveries(db: Database): Promise<void> {
  await db.updateTable('deliveries').set({ lease_until: 0 }).where('lease_until', '>', 0).execute();
}
