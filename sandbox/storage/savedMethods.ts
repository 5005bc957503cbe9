import type { SavedMethodStore } from '../domain/customers/ports.ts';
import type { SavedMethodRecord } from '../domain/customers/savedMethod.ts';
import type { Connection } from './connection.ts';
import type { Tables } from './tables.ts';

/** A saved method as its row. */
export function savedMethodRow(tenant: string, method: SavedMethodRecord): Tables['saved_methods'] {
  const { uuid, serial, customerUuid, code } = method;
  return { tenant, uuid, serial, customer_uuid: customerUuid, code, document: JSON.stringify(method) };
}

/** Saved methods of one tenant. */
export function savedMethodQueries({ db, tenant, locking }: Connection): SavedMethodStore {
  const own = () => db.selectFrom('saved_methods').where('tenant', '=', tenant);
  return {
    async find(uuid) {
      const one = own().select('document').where('uuid', '=', uuid);
      const row = await (locking ? one.forUpdate() : one).executeTakeFirst();
      return row && (JSON.parse(row.document) as SavedMethodRecord);
    },
    async list(customerUuid, { code, type, sort, limit, page }) {
      // The older guide calls the filter `type`; both mean the method's code.
      const wanted = code ?? type;
      let query = own().where('customer_uuid', '=', customerUuid);
      if (wanted) query = query.where('code', '=', wanted);
      const { count } = await query
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const rows = await query
        .select('document')
        .orderBy('serial', sort.startsWith('-') ? 'desc' : 'asc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return { items: rows.map((row) => JSON.parse(row.document) as SavedMethodRecord), totalCount: count };
    },
    async insert(method) {
      await db.insertInto('saved_methods').values(savedMethodRow(tenant, method)).execute();
    },
    async remove(uuid) {
      await db.deleteFrom('saved_methods').where('tenant', '=', tenant).where('uuid', '=', uuid).execute();
    },
  };
}
