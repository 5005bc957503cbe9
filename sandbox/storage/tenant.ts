import { Refused, refuse } from '../domain/outcome.ts';
import type { Sequence, TenantStore } from '../domain/ports.ts';
import type { Connection } from './connection.ts';
import { customerQueries } from './customers.ts';
import { deliveryQueries } from './deliveries.ts';
import { entityQueries } from './entities.ts';
import { faultQueries } from './faults.ts';
import { failureQueries } from './itemFailures.ts';
import { paymentQueries } from './payments.ts';
import { prepared } from './prepared.ts';
import type { BoundedTable } from './quotas.ts';
import { mostRows, quotaOf } from './quotas.ts';
import { accountQueries, rangeQueries } from './ranges.ts';
import { savedMethodQueries } from './savedMethods.ts';
import { Stale } from './stale.ts';
import { terminalQueries } from './terminals.ts';
import { webhookQueries } from './webhooks.ts';

/** Rows of a table, counted no further than anybody wants to know. */
async function countRows({ db, tenant }: Connection, table: BoundedTable, most: number): Promise<number> {
  const { rows } = await db
    .selectFrom((eb) =>
      eb.selectFrom(table).select('tenant').where('tenant', '=', tenant).limit(most).as('own'),
    )
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

const refusals = {
  objects: (most: number) => refuse('c0803', { values: { most } }),
  subscriptions: (most: number) => refuse('c0810', { values: { most } }),
  bytes: (most: number) => refuse('c0811', { values: { megabytes: most / 1_000_000 } }),
};

/**
 * Makes sure that a tenant may have one more row of a table.
 * @param id given out for the row by its counter. Ids count up from one and a state brings no counter below its rows,
 *   so that there are fewer rows than the id says; they are counted only where that is not enough to know.
 * @throws Refused with c0803 or c0810 for the number of rows, c0811 for the bytes of all
 */
async function requireQuota(connection: Connection, table: BoundedTable, id?: number): Promise<void> {
  const { db, tenant, storedBytes } = connection;
  const most = mostRows(tenant, table);
  if (most !== undefined && (id === undefined || id > most)) {
    const full = (await countRows(connection, table, most)) >= most;
    if (full) throw new Refused(refusals[table === 'webhooks' ? 'subscriptions' : 'objects'](most));
  }
  if (await storedBytes?.isFull(db, tenant))
    throw new Refused(refusals.bytes(quotaOf(tenant, 'storedBytes')));
}

const count = prepared<{ tenant: string; name: string }, { next: number }>(({ db }, { tenant, name }) =>
  db
    .updateTable('sequences')
    .set((eb) => ({ next: eb('next', '+', 1) }))
    .where('tenant', '=', tenant)
    .where('name', '=', name)
    .returning('next'),
);

/** Tables of what callers make by a counter. Ranges and saved methods follow from entities and payments. */
const tableOf: Partial<Record<Sequence, BoundedTable>> = {
  payment: 'payments',
  webhook: 'webhooks',
  customer: 'customers',
};

/** Everything of one tenant on one connection. */
export function tenantStore(connection: Connection): TenantStore {
  const { tenant, storedBytes } = connection;
  const deliveries = deliveryQueries(connection);
  const entities = entityQueries(connection);
  const customers = customerQueries(connection);
  return {
    async nextId(name: Sequence) {
      const [row] = await count(connection, { tenant, name });
      // A counter is missing only while a reset puts the tenant's rows in anew.
      if (!row) throw new Stale();
      const id = row.next - 1;
      const table = tableOf[name];
      if (table) await requireQuota(connection, table, id);
      return id;
    },
    payments: paymentQueries(connection),
    webhooks: webhookQueries(connection),
    deliveries: {
      ...deliveries,
      async enqueue(messages) {
        await deliveries.enqueue(messages);
        // Messages about one event share a payload.
        for (const payload of new Set(messages.map((message) => message.payload))) {
          storedBytes?.add(tenant, payload.length);
        }
      },
    },
    entities: {
      ...entities,
      async insert(entity) {
        await requireQuota(connection, 'entities');
        return entities.insert(entity);
      },
    },
    failures: failureQueries(connection),
    faults: faultQueries(connection),
    customers: {
      ...customers,
      async associate(uuid, association) {
        await requireQuota(connection, 'customer_entities');
        return customers.associate(uuid, association);
      },
    },
    savedMethods: savedMethodQueries(connection),
    terminals: terminalQueries(connection),
    ranges: rangeQueries(connection),
    bankAccounts: accountQueries(connection),
  };
}
