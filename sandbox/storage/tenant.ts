import type { Sequence, TenantStore } from '../domain/ports.ts';
import type { Connection } from './connection.ts';
import { customerQueries, savedMethodQueries } from './customers.ts';
import { deliveryQueries } from './deliveries.ts';
import { entityQueries } from './entities.ts';
import { faultQueries } from './faults.ts';
import { failureQueries } from './itemFailures.ts';
import { paymentQueries } from './payments.ts';
import type { BoundedTable } from './quotas.ts';
import { accountQueries, rangeQueries } from './ranges.ts';
import { requireQuota, requireSignUpQuota } from './requireQuota.ts';
import { takeIds } from './sequences.ts';
import { terminalQueries } from './terminals.ts';
import { webhookQueries } from './webhooks.ts';

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
      const id = await takeIds(connection, name, 1);
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
        if (entity.signedUp) await requireSignUpQuota(connection);
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
