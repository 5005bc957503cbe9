import type { CustomerFilters } from '@balcao/contract/resources/customers/schema.ts';
import type { Association, CustomerRecord } from '../domain/customers/customer.ts';
import type { CustomerStore } from '../domain/customers/ports.ts';
import type { Connection } from './connection.ts';
import type { CustomerRow } from './tables.ts';

/** A customer as its row. */
export function customerRow(tenant: string, customer: CustomerRecord): CustomerRow {
  return {
    tenant,
    uuid: customer.uuid,
    serial: customer.serial,
    client_id: customer.clientId,
    customer_id: customer.details.customerId ?? null,
    email: customer.details.email ?? null,
    document: JSON.stringify(customer),
  };
}

const read = (row: { document: string } | undefined): CustomerRecord | undefined =>
  row && (JSON.parse(row.document) as CustomerRecord);

/** An association of a customer with an entity as its row. */
export const associationRow = (tenant: string, uuid: string, { clientId, createdAt }: Association) => ({
  tenant,
  customer_uuid: uuid,
  client_id: clientId,
  created_at: createdAt,
});

/** Customers of one tenant; another entity sees those it is associated with. */
export function customerQueries({ db, tenant, locking, storedBytes }: Connection): CustomerStore {
  const own = () => db.selectFrom('customers').where('tenant', '=', tenant);
  const associations = () => db.selectFrom('customer_entities').where('tenant', '=', tenant);

  function within(clientId: string, { email, customerId }: CustomerFilters) {
    const shared = associations().select('customer_uuid').where('client_id', '=', clientId);
    let query = own().where((eb) => eb.or([eb('client_id', '=', clientId), eb('uuid', 'in', shared)]));
    if (email !== undefined) query = query.where('email', '=', email);
    if (customerId !== undefined) query = query.where('customer_id', '=', customerId);
    return query;
  }

  return {
    async find(uuid) {
      const one = own().select('document').where('uuid', '=', uuid);
      return read(await (locking ? one.forUpdate() : one).executeTakeFirst());
    },
    async findByCustomerId(clientId, customerId) {
      const one = own().select('document').where('client_id', '=', clientId);
      return read(await one.where('customer_id', '=', customerId).executeTakeFirst());
    },
    async list(clientId, filters) {
      const { count } = await within(clientId, filters)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const rows = await within(clientId, filters)
        .select('document')
        .orderBy('serial', 'desc')
        .limit(filters.limit)
        .offset((filters.page - 1) * filters.limit)
        .execute();
      return { items: rows.map((row) => JSON.parse(row.document) as CustomerRecord), totalCount: count };
    },
    async insert(customer) {
      const row = customerRow(tenant, customer);
      storedBytes?.add(tenant, row.document.length);
      const inserted = await db
        .insertInto('customers')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('uuid')
        .executeTakeFirst();
      return inserted !== undefined;
    },
    async save(customer) {
      await db
        .updateTable('customers')
        .set(customerRow(tenant, customer))
        .where('tenant', '=', tenant)
        .where('uuid', '=', customer.uuid)
        .execute();
    },
    async remove(uuid) {
      for (const table of ['saved_methods', 'customer_entities'] as const) {
        await db.deleteFrom(table).where('tenant', '=', tenant).where('customer_uuid', '=', uuid).execute();
      }
      await db.deleteFrom('customers').where('tenant', '=', tenant).where('uuid', '=', uuid).execute();
    },
    async associations(uuid) {
      const rows = await associations()
        .select(['client_id', 'created_at'])
        .where('customer_uuid', '=', uuid)
        .orderBy('created_at')
        .orderBy('client_id')
        .execute();
      return rows.map((row) => ({ clientId: row.client_id, createdAt: row.created_at }));
    },
    async associated(uuid, clientId) {
      const row = await associations()
        .select('client_id')
        .where('customer_uuid', '=', uuid)
        .where('client_id', '=', clientId)
        .executeTakeFirst();
      return row !== undefined;
    },
    async associate(uuid, association) {
      const inserted = await db
        .insertInto('customer_entities')
        .values(associationRow(tenant, uuid, association))
        .onConflict((conflict) => conflict.doNothing())
        .returning('client_id')
        .executeTakeFirst();
      return inserted !== undefined;
    },
    async dissociate(uuid, clientId) {
      const gone = await db
        .deleteFrom('customer_entities')
        .where('tenant', '=', tenant)
        .where('customer_uuid', '=', uuid)
        .where('client_id', '=', clientId)
        .returning('client_id')
        .executeTakeFirst();
      return gone !== undefined;
    },
  };
}
