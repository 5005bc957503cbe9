import { type EntityRecord, type EntityStore, nextVerdictAt } from '../domain/entities/entity.ts';
import type { Connection } from './connection.ts';
import { insertRows } from './insertRows.ts';
import { update } from './queries.ts';
import { requireQuota, requireSignUpQuota } from './requireQuota.ts';
import type { Tables } from './tables.ts';

export function entityRow(tenant: string, entity: EntityRecord): Tables['entities'] {
  return {
    tenant,
    client_id: entity.clientId,
    platform_code: entity.platformCode,
    state: entity.state,
    due_at: nextVerdictAt(entity),
    document: JSON.stringify(entity),
  };
}

const insertNew = insertRows('entities', true);

export function entityQueries(connection: Connection): EntityStore {
  const { db, tenant, locking, storedBytes, onChange } = connection;
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
      await requireQuota(connection, 'entities');
      if (entity.signedUp) await requireSignUpQuota(connection);
      const row = entityRow(tenant, entity);
      storedBytes?.add(tenant, row.document.length);
      const isNew = (await insertNew(connection, [row])) > 0;
      if (isNew) changed(entity);
      return isNew;
    },
    async save(entity) {
      await update(db, 'entities', { tenant, client_id: entity.clientId }, entityRow(tenant, entity));
      changed(entity);
    },
  };
}
