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
import { requireQuota } from './requireQuota.ts';
import { takeIds } from './sequences.ts';
import { terminalQueries } from './terminals.ts';
import { webhookQueries } from './webhooks.ts';

/** Quota of each counter's table. Ranges and saved methods follow from entities and payments. */
const tableOf: Partial<Record<Sequence, BoundedTable>> = {
  payment: 'payments',
  webhook: 'webhooks',
  customer: 'customers',
};

const rooms: { [Room in keyof TenantStore]: (connection: Connection) => TenantStore[Room] } = {
  nextId: (connection) => async (name) => {
    const id = await takeIds(connection, name, 1);
    const table = tableOf[name];
    if (table) await requireQuota(connection, table, id);
    return id;
  },
  payments: paymentQueries,
  webhooks: webhookQueries,
  deliveries: deliveryQueries,
  entities: entityQueries,
  failures: failureQueries,
  faults: faultQueries,
  customers: customerQueries,
  savedMethods: savedMethodQueries,
  terminals: terminalQueries,
  ranges: rangeQueries,
  bankAccounts: accountQueries,
};

/** Creates each store lazily: a request uses few of them. */
class Rooms {
  constructor(readonly connection: Connection) {}
}
for (const [name, room] of Object.entries(rooms)) {
  Object.defineProperty(Rooms.prototype, name, {
    get(this: Rooms) {
      return room(this.connection);
    },
  });
}

export const tenantStore = (connection: Connection) => new Rooms(connection) as Rooms & TenantStore;
