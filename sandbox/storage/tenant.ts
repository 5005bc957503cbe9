import type { BankAccount, Sequence, TenantStore } from '../domain/ports.ts';
import type { Connection } from './connection.ts';
import { customerQueries } from './customers.ts';
import { deliveryQueries } from './deliveries.ts';
import { entityQueries } from './entities.ts';
import { paymentQueries } from './payments.ts';
import { savedMethodQueries } from './savedMethods.ts';
import { Stale } from './stale.ts';
import { webhookQueries } from './webhooks.ts';

/** A counter is missing only while a reset puts the tenant's rows in anew. */
const missing = () => new Stale();

/** Everything of one tenant on one connection. */
export function tenantStore(connection: Connection): TenantStore {
  const { db, tenant } = connection;
  return {
    async nextId(sequence: Sequence) {
      const { next } = await db
        .updateTable('sequences')
        .set((eb) => ({ next: eb('next', '+', 1) }))
        .where('tenant', '=', tenant)
        .where('name', '=', sequence)
        .returning('next')
        .executeTakeFirstOrThrow(missing);
      return next - 1;
    },
    payments: paymentQueries(connection),
    webhooks: webhookQueries(connection),
    deliveries: deliveryQueries(connection),
    entities: entityQueries(connection),
    customers: customerQueries(connection),
    savedMethods: savedMethodQueries(connection),
    ranges: {
      async list(clientId) {
        const rows = await db
          .selectFrom('reference_ranges')
          .selectAll()
          .where('tenant', '=', tenant)
          .where('client_id', '=', clientId)
          .orderBy('id')
          .execute();
        return rows.map((row) => ({
          id: row.id,
          entity: row.entity,
          start: row.start_seven,
          end: row.end_seven,
          count: row.issued,
          createdAt: row.created_at,
        }));
      },
      async take(clientId, id) {
        const { issued } = await db
          .updateTable('reference_ranges')
          .set((eb) => ({ issued: eb('issued', '+', 1) }))
          .where('tenant', '=', tenant)
          .where('client_id', '=', clientId)
          .where('id', '=', id)
          .returning('issued')
          .executeTakeFirstOrThrow(missing);
        return issued;
      },
      async insert(clientId, range) {
        await db
          .insertInto('reference_ranges')
          .values({
            tenant,
            id: range.id,
            client_id: clientId,
            entity: range.entity,
            start_seven: range.start,
            end_seven: range.end,
            issued: range.count,
            created_at: range.createdAt,
          })
          .execute();
      },
    },
    bankAccounts: {
      async list(clientId) {
        const rows = await db
          .selectFrom('bank_accounts')
          .select('document')
          .where('tenant', '=', tenant)
          .where('client_id', '=', clientId)
          .orderBy('position')
          .execute();
        return rows.map((row) => JSON.parse(row.document) as BankAccount);
      },
      async insert(clientId, account) {
        const { length } = await this.list(clientId);
        await db
          .insertInto('bank_accounts')
          .values({
            tenant,
            code: account.code,
            client_id: clientId,
            position: length,
            document: JSON.stringify(account),
          })
          .execute();
      },
    },
  };
}
