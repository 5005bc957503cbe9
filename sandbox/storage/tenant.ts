import { sandboxQuotas } from '@balcao/contract/limits.ts';
import { Refused, refuse } from '../domain/outcome.ts';
import type { Sequence, TenantStore } from '../domain/ports.ts';
import { sharedTenant } from '../domain/tenants.ts';
import type { Connection } from './connection.ts';
import { customerQueries } from './customers.ts';
import { deliveryQueries } from './deliveries.ts';
import { entityQueries } from './entities.ts';
import { faultQueries } from './faults.ts';
import { firstFree } from './firstFree.ts';
import { failureQueries } from './itemFailures.ts';
import { paymentQueries } from './payments.ts';
import { prepared } from './prepared.ts';
import { accountQueries, rangeQueries } from './ranges.ts';
import { savedMethodQueries } from './savedMethods.ts';
import { Stale } from './stale.ts';
import { terminalQueries } from './terminals.ts';
import { webhookQueries } from './webhooks.ts';

const count = prepared<{ tenant: string; name: string }, { next: number }>(({ db }, { tenant, name }) =>
  db
    .updateTable('sequences')
    .set((eb) => ({ next: eb('next', '+', 1) }))
    .where('tenant', '=', tenant)
    .where('name', '=', name)
    .returning('next'),
);

/** Counters of what callers make; no more of each is made than fits. Deliveries are forgotten instead. */
const limited = new Set<Sequence>(['payment', 'webhook', 'customer', 'range']);

const mostThings = (tenant: string) =>
  tenant === sharedTenant ? sandboxQuotas.thingsShared : sandboxQuotas.things;

/** Everything of one tenant on one connection. */
export function tenantStore(connection: Connection): TenantStore {
  return {
    async nextId(name: Sequence) {
      const [row] = await count(connection, { tenant: connection.tenant, name });
      // A counter is missing only while a reset puts the tenant's rows in anew.
      if (!row) throw new Stale();
      const id = row.next - 1;
      const most = mostThings(connection.tenant);
      const full = limited.has(name) && id - firstFree[name] >= most;
      if (full) throw new Refused(refuse('c0803', { values: { most } }));
      return id;
    },
    payments: paymentQueries(connection),
    webhooks: webhookQueries(connection),
    deliveries: deliveryQueries(connection),
    entities: entityQueries(connection),
    failures: failureQueries(connection),
    faults: faultQueries(connection),
    customers: customerQueries(connection),
    savedMethods: savedMethodQueries(connection),
    terminals: terminalQueries(connection),
    ranges: rangeQueries(connection),
    bankAccounts: accountQueries(connection),
  };
}
