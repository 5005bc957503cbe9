import { sql } from 'kysely';
import type { BankAccount } from '../domain/entities/bankAccount.ts';
import type { ReferenceRange } from '../domain/payments/referenceRange.ts';
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

interface Taken {
  tenant: string;
  clientId: string;
  id: string | null;
}

const takeFrom = prepared<Taken, Tables['reference_ranges']>(({ db }, { tenant, clientId, id }) => {
  const own = { tenant, client_id: clientId };
  const free = db
    .selectFrom('reference_ranges')
    .select('id')
    .where((eb) => eb.and(own))
    .orderBy(sql`issued > cast(end_seven as bigint) - cast(start_seven as bigint)`)
    .orderBy('id')
    .limit(1);
  return db
    .updateTable('reference_ranges')
    .set((eb) => ({ issued: eb('issued', '+', 1) }))
    .where((eb) => eb.and(own))
    .where('id', '=', sql<string>`coalesce(${id}, ${free})`)
    .returningAll();
});

const read = (row: Tables['reference_ranges']): ReferenceRange => ({
  id: row.id,
  entity: row.entity,
  start: row.start_seven,
  end: row.end_seven,
  count: row.issued,
  createdAt: row.created_at,
});

/** Reference ranges of a tenant's entities. */
export function rangeQueries(connection: Connection): TenantStore['ranges'] {
  const { db, tenant } = connection;
  return {
    async list(clientId) {
      return (await rangesOf(connection, { tenant, clientId })).map(read);
    },
    async take(clientId, id) {
      const [row] = await takeFrom(connection, { tenant, clientId, id: id ?? null });
      // A range given by id is missing only during a reset, which inserts the tenant's rows again.
      if (!row && id !== undefined) throw new Stale();
      return row && read(row);
    },
    async insert(clientId, { id, entity, start, end, count, createdAt }) {
      const own = { tenant, id, client_id: clientId, entity };
      const row = { ...own, start_seven: start, end_seven: end, issued: count, created_at: createdAt };
      await db.insertInto('reference_ranges').values(row).execute();
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

export function accountQueries(connection: Connection): TenantStore['bankAccounts'] {
  const { db, tenant, recall } = connection;
  async function read(clientId: string): Promise<BankAccount[]> {
    const rows = await accountsOf(connection, { tenant, clientId });
    return rows.map((row) => JSON.parse(row.document) as BankAccount);
  }
  const list = (clientId: string) => recall?.(['accounts', tenant, clientId], () => read(clientId)) ?? read(clientId);
  return {
    list,
    async insert(clientId, account) {
      const { length } = await list(clientId);
      const row = { tenant, code: account.code, client_id: clientId, position: length };
      await db
        .insertInto('bank_accounts')
        .values({ ...row, document: JSON.stringify(account) })
        .execute();
    },
  };
}
