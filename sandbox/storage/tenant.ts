import type { Sequence, TenantStore } from '../domain/ports.ts';
import type { Connection } from './connection.ts';
import { customerQueries } from './customers.ts';
import { deliveryQueries } from './deliveries.ts';
import { entityQueries } from './entities.ts';
import { paymentQueries } from './payments.ts';
import { prepared } from './prepared.ts';
import { accountQueries, rangeQueries } from './ranges.ts';
import { savedMethodQueries } from './savedMethods.ts';
import { Stale } from './stale.ts';
import { webhookQueries } from './webhooks.ts';

const count = prepared<{ tenant: string; name: string }, { next: number }>(({ db }, { tenant, name }) =>
  db
    .updateTable('sequences')
    .set((eb) => ({ next: eb('next', '+', 1) }))
    .where('tenant', '=', tenant)
    .where('name', '=', name)
    .returning('next'),
);

/** Everything of one tenant on one connection. */
export function tenantStore(connection: Connection): TenantStore {
  return {
    async nextId(name: Sequence) {
      const [row] = await count(connection, { tenant: connection.tenant, name });
      // A counter is missing only while a reset puts the tenant's rows in anew.
      if (!row) throw new Stale();
      return row.next - 1;
    },
    payments: paymentQueries(connection),
    webhooks: webhookQueries(connection),
    deliveries: deliveryQueries(connection),
    entities: entityQueries(connection),
    customers: customerQueries(connection),
    savedMethods: savedMethodQueries(connection),
    ranges: rangeQueries(connection),
    bankAccounts: accountQueries(connection),
  };
}
