import type { BankAccount } from '../domain/entities/bankAccount.ts';
import type { TenantStore } from '../domain/ports.ts';
import type { Connection } from './connection.ts';
import { prepared } from './prepared.ts';
import { Stale } from './retries.ts';
import type { Tables } from './tables.ts';

const rangesOf = prepared<{ tenant: string; clientId: string }, Tables['reference_ranges']>(
  ({ db }, { tenant, clientId }) =>
    db
      .selectFrom('reference_ranges')
      .selectAll()
      .where((eb) => eb.and({ tenant, client_id: clientId }))
      .orderBy('id'),
);

const takeFrom = prepared<{ tenant: string; clientId: string; id: string }, { issued: number }>(
  ({ db }, { tenant, clientId, id }) =>
    db
      .updateTable('reference_ranges')
      .set((eb) => ({ issued: eb('issued', '+', 1) }))
      .where((eb) => eb.and({ tenant, client_id: clientId, id }))
      .returning('issued'),
);

/** Blocks of references of one tenant's entities. */
export function rangeQueries(connection: Connection): TenantStore['ranges'] {
  const { db, tenant } = connection;
  return {
    async list(clientId) {
      const rows = await rangesOf(connection, { tenant, clientId });
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
      const [row] = await takeFrom(connection, { tenant, clientId, id });
      // A range is missing only while a reset puts the tenant's rows in anew.
      if (!row) throw new Stale();
      return row.issued;
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
  };
}

const accountsOf = prepared<{ tenant: string; clientId: string }, { document: string }>(
  ({ db }, { tenant, clientId }) =>
    db
      .selectFrom('bank_accounts')
      .select('document')
      .where((eb) => eb.and({ tenant, client_id: clientId }))
      .orderBy('position'),
);

/** Accounts the money of one tenant's entities goes to. */
export function accountQueries(connection: Connection): TenantStore['bankAccounts'] {
  const { db, tenant, recall } = connection;
  async function read(clientId: string): Promise<BankAccount[]> {
    const rows = await accountsOf(connection, { tenant, clientId });
    return rows.map((row) => JSON.parse(row.document) as BankAccount);
  }
  const list = (clientId: string) =>
    recall?.(['accounts', tenant, clientId], () => read(clientId)) ?? read(clientId);
  return {
    list,
    async insert(clientId, account) {
      const { length } = await list(clientId);
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
  };
}
