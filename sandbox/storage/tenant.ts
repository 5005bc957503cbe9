import type { Sequence, TenantStore } from '../domain/ports.ts';
import { clockOffset } from './clockOffset.ts';
import type { Connection } from './connection.ts';
import { customerQueries, savedMethodQueries } from './customerQueries.ts';
import { deliveryQueries } from './deliveries.ts';
import { entityQueries } from './entityQueries.ts';
import { faultQueries } from './faultQueries.ts';
import { failureQueries } from './itemFailures.ts';
import { paymentQueries } from './paymentQueries.ts';
import type { BoundedTable } from './quotas.ts';
import { accountQueries, rangeQueries } from './ranges.ts';
import { requireQuota } from './requireQuota.ts';
import { takeIds } from './sequences.ts';
import { terminalQueries } from './terminalQueries.ts';
import { webhookQueries } from './webhookQueries.ts';

/** Table whose quota limits a counter. Ranges and saved methods are limited by entities and payments. */
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
  clockOffset: (connection) => () => clockOffset(connection),
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

/** Creates each store at its first use, because a request uses few of them. */
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
