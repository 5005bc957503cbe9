import { sql } from 'kysely';
import { type EntityRecord, nextVerdictAt } from '../domain/entities/entity.ts';
import type { EntityStore } from '../domain/entities/ports.ts';
import type { Due } from '../domain/ports.ts';
import type { Connection } from './connection.ts';
import type { Database, EntityRow } from './tables.ts';

/** An entity as its row. */
export function entityRow(tenant: string, entity: EntityRecord): EntityRow {
  return {
    tenant,
    client_id: entity.clientId,
    platform_code: entity.platformCode,
    state: entity.state,
    due_at: nextVerdictAt(entity),
    document: JSON.stringify(entity),
  };
}

/** Entities of one tenant. */
export function entityQueries({ db, tenant, locking, onChange }: Connection): EntityStore {
  const changed = ({ platformCode, clientId }: EntityRecord) =>
    onChange({ kind: 'entity', platformCode, id: clientId });
  const own = () => db.selectFrom('entities').select('document').where('tenant', '=', tenant);
  return {
    async find(clientId) {
      const one = own().where('client_id', '=', clientId);
      const row = await (locking ? one.forUpdate() : one).executeTakeFirst();
      return row && (JSON.parse(row.document) as EntityRecord);
    },
    async list(platformCode) {
      const rows = await own().where('platform_code', '=', platformCode).orderBy('client_id').execute();
      return rows.map((row) => JSON.parse(row.document) as EntityRecord);
    },
    async insert(entity) {
      const inserted = await db
        .insertInto('entities')
        .values(entityRow(tenant, entity))
        .onConflict((conflict) => conflict.doNothing())
        .returning('client_id')
        .executeTakeFirst();
      if (inserted) changed(entity);
      return inserted !== undefined;
    },
    async save(entity) {
      await db
        .updateTable('entities')
        .set(entityRow(tenant, entity))
        .where('tenant', '=', tenant)
        .where('client_id', '=', entity.clientId)
        .execute();
      changed(entity);
    },
  };
}

/**
 * Entities whose review comes to its end by itself.
 * @param now real time in milliseconds; each tenant's clock is added to it
 */
export async function dueEntities(db: Database, now: number, limit: number, tenant?: string): Promise<Due[]> {
  let due = db
    .selectFrom('entities')
    .innerJoin('tenants', 'tenants.tenant', 'entities.tenant')
    .select(['entities.tenant', 'entities.client_id', 'entities.due_at'])
    .where(sql<boolean>`entities.due_at <= ${now} + tenants.clock_offset`)
    .orderBy('entities.due_at')
    .limit(limit);
  if (tenant !== undefined) due = due.where('entities.tenant', '=', tenant);
  const rows = await due.execute();
  return rows.map((row) => ({
    kind: 'entity',
    tenant: row.tenant,
    at: row.due_at ?? now,
    clientId: row.client_id,
  }));
}

/** When the next review of a tenant ends by itself; null when none will. */
export async function nextEntityDue(db: Database, tenant: string): Promise<number | null> {
  const { at } = await db
    .selectFrom('entities')
    .select((eb) => eb.fn.min<number | null>('due_at').as('at'))
    .where('tenant', '=', tenant)
    .executeTakeFirstOrThrow();
  return at;
}
