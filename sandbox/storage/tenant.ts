import type { Association } from '../domain/customers/customer.ts';
import type { EntityRecord } from '../domain/entities/entity.ts';
import type { Sequence, TenantStore } from '../domain/ports.ts';
import type { NewDelivery } from '../domain/webhooks/delivery.ts';
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

/** Everything of one tenant on one connection; a request needs few of its rooms, which are made when they are asked for. */
export function tenantStore(connection: Connection): TenantStore {
  return {
    async nextId(name: Sequence) {
      const id = await takeIds(connection, name, 1);
      const table = tableOf[name];
      if (table) await requireQuota(connection, table, id);
      return id;
    },
    get payments() {
      return paymentQueries(connection);
    },
    get webhooks() {
      return webhookQueries(connection);
    },
    get deliveries() {
      const deliveries = deliveryQueries(connection);
      return {
        ...deliveries,
        async enqueue(messages: readonly NewDelivery[]) {
          await deliveries.enqueue(messages);
          // Messages about one event share a payload.
          for (const payload of new Set(messages.map((message) => message.payload))) {
            connection.storedBytes?.add(connection.tenant, payload.length);
          }
        },
      };
    },
    get entities() {
      const entities = entityQueries(connection);
      return {
        ...entities,
        async insert(entity: EntityRecord) {
          await requireQuota(connection, 'entities');
          if (entity.signedUp) await requireSignUpQuota(connection);
          return entities.insert(entity);
        },
      };
    },
    get failures() {
      return failureQueries(connection);
    },
    get faults() {
      return faultQueries(connection);
    },
    get customers() {
      const customers = customerQueries(connection);
      return {
        ...customers,
        async associate(uuid: string, association: Association) {
          await requireQuota(connection, 'customer_entities');
          return customers.associate(uuid, association);
        },
      };
    },
    get savedMethods() {
      return savedMethodQueries(connection);
    },
    get terminals() {
      return terminalQueries(connection);
    },
    get ranges() {
      return rangeQueries(connection);
    },
    get bankAccounts() {
      return accountQueries(connection);
    },
  };
}
