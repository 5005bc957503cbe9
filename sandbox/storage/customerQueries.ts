import type { CustomerFilters } from '@balcao/contract/resources/customers/customerSchema.ts';
import type { Association, CustomerRecord } from '../domain/customers/customer.ts';
import type { CustomerStore, SavedMethodStore } from '../domain/customers/ports.ts';
import type { SavedMethodRecord } from '../domain/customers/savedMethod.ts';
import type { Connection } from './connection.ts';
import { insertRows } from './insertRows.ts';
import { pageOf, remove, update } from './queries.ts';
import { requireQuota } from './requireQuota.ts';
import type { Tables } from './tables.ts';

export function customerRow(tenant: string, customer: CustomerRecord): Tables['customers'] {
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

const read = ({ document }: { document: string }): CustomerRecord => JSON.parse(document);

export const associationRow = (tenant: string, uuid: string, { clientId, createdAt }: Association) => ({
  tenant,
  customer_uuid: uuid,
  client_id: clientId,
  created_at: createdAt,
});

const insertNew = insertRows('customers', true);
const associateNew = insertRows('customer_entities', true);

/** Customers of a tenant. Associated customers are visible to other entities. */
export function customerQueries(connection: Connection): CustomerStore {
  const { db, tenant, locking, storedBytes } = connection;
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
      const row = await (locking ? one.forUpdate() : one).executeTakeFirst();
      return row && read(row);
    },
    async findByCustomerId(clientId, customerId) {
      const one = own().where((eb) => eb.and({ client_id: clientId, customer_id: customerId }));
      const row = await one.select('document').executeTakeFirst();
      return row && read(row);
    },
    async list(clientId, filters) {
      const found = within(clientId, filters);
      return pageOf(found, found.select('document').orderBy('serial', 'desc'), filters, read);
    },
    async insert(customer) {
      const row = customerRow(tenant, customer);
      storedBytes?.add(tenant, row.document.length);
      return (await insertNew(connection, [row])) > 0;
    },
    async save(customer) {
      await update(db, 'customers', { tenant, uuid: customer.uuid }, customerRow(tenant, customer));
    },
    async remove(uuid) {
      await remove(db, 'saved_methods', { tenant, customer_uuid: uuid });
      await remove(db, 'customer_entities', { tenant, customer_uuid: uuid });
      await remove(db, 'customers', { tenant, uuid });
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
        .where((eb) => eb.and({ customer_uuid: uuid, client_id: clientId }))
        .executeTakeFirst();
      return row !== undefined;
    },
    async associate(uuid, association) {
      await requireQuota(connection, 'customer_entities');
      return (await associateNew(connection, [associationRow(tenant, uuid, association)])) > 0;
    },
    async dissociate(uuid, clientId) {
      return (await remove(db, 'customer_entities', { tenant, customer_uuid: uuid, client_id: clientId })) > 0;
    },
  };
}

export function savedMethodRow(tenant: string, method: SavedMethodRecord): Tables['saved_methods'] {
  const { uuid, serial, customerUuid, code } = method;
  return { tenant, uuid, serial, customer_uuid: customerUuid, code, document: JSON.stringify(method) };
}

const readMethod = ({ document }: { document: string }): SavedMethodRecord => JSON.parse(document);

export function savedMethodQueries({ db, tenant, locking }: Connection): SavedMethodStore {
  const own = () => db.selectFrom('saved_methods').where('tenant', '=', tenant);
  return {
    async find(uuid) {
      const one = own().select('document').where('uuid', '=', uuid);
      const row = await (locking ? one.forUpdate() : one).executeTakeFirst();
      return row && readMethod(row);
    },
    async list(customerUuid, { code, type, sort, limit, page }) {
      // The older guide calls this filter `type`; both names mean the code of the method.
      const wanted = code ?? type;
      let query = own().where('customer_uuid', '=', customerUuid);
      if (wanted) query = query.where('code', '=', wanted);
      const ordered = query.select('document').orderBy('serial', sort.startsWith('-') ? 'desc' : 'asc');
      return pageOf(query, ordered, { limit, page }, readMethod);
    },
    async insert(method) {
      await db.insertInto('saved_methods').values(savedMethodRow(tenant, method)).execute();
    },
    async remove(uuid) {
      await remove(db, 'saved_methods', { tenant, uuid });
    },
  };
}
