import type { BankAccount, Sequence, Store, TenantStore } from '../domain/ports.ts';
import { deliveryQueries } from './deliveries.ts';
import { paymentQueries } from './payments.ts';
import type { Database } from './tables.ts';
import { webhookQueries } from './webhooks.ts';

/**
 * Everything of one tenant on one connection.
 * @param db the transaction to work in, or the database itself for reading
 */
export function tenantStore(db: Database, tenant: string, database: Store['database']): TenantStore {
  return {
    async nextId(sequence: Sequence) {
      const { next } = await db
        .updateTable('sequences')
        .set((eb) => ({ next: eb('next', '+', 1) }))
        .where('tenant', '=', tenant)
        .where('name', '=', sequence)
        .returning('next')
        .executeTakeFirstOrThrow();
      return next - 1;
    },
    payments: paymentQueries(db, tenant, database),
    webhooks: webhookQueries(db, tenant),
    deliveries: deliveryQueries(db, tenant),
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
          .executeTakeFirstOrThrow();
        return issued;
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
    },
  };
}
