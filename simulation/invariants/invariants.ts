import { pathOf } from '../world/call.ts';
import { watched } from '../world/changes.ts';
import type { World } from '../world/world.ts';
import { acknowledged } from './acknowledged.ts';
import { bodies } from './bodies.ts';
import { columns } from './columns.ts';
import { counter } from './counter.ts';
import { events } from './eventInvariants.ts';
import { faces } from './faces.ts';
import { faults } from './faultInvariants.ts';
import { firstOf, type Invariant } from './invariant.ts';
import { isolation } from './isolation.ts';
import { leases } from './leases.ts';
import { lifecycles } from './lifecycles.ts';
import { money } from './money.ts';
import { order } from './order.ts';
import { outbox } from './outbox.ts';
import { portability } from './portability.ts';
import { punctuality } from './punctuality.ts';
import { responses } from './responses.ts';
import { sentOnce } from './sentOnce.ts';
import { signatures } from './signatures.ts';
import { subscriptions } from './subscriptions.ts';
import { uniqueness } from './uniqueness.ts';

export const deleted: Invariant = {
  name: 'a sandbox that is deleted leaves nothing behind',
  check: ({ world, changes }) =>
    firstOf(changes, ({ table, tenant, after }) => {
      if (table !== 'tenants' || after || world.changes.rows('tenants', tenant).length > 0) return undefined;
      const left = watched.find((each) => world.changes.rows(each, tenant).length > 0);
      return left && `${left} has rows of tenant ${tenant}`;
    }),
};

/** Sandboxes with an imported state that may have been altered. */
const altered = new WeakMap<World, Set<string>>();

/** Suspends an invariant about a sandbox's data from an import until the next reset. */
const untilAltered = (invariant: Invariant): Invariant => ({
  name: invariant.name,
  check(look) {
    const tenants = altered.get(look.world) ?? new Set();
    altered.set(look.world, tenants);
    for (const call of look.calls) {
      if (call.status !== undefined && call.status >= 400) continue;
      if (pathOf(call) === '/sandbox/import') tenants.add(call.shop.tenant);
      if (pathOf(call) === '/sandbox/reset') tenants.delete(call.shop.tenant);
    }
    return invariant.check?.({
      ...look,
      changes: look.changes.filter(({ tenant }) => !tenants.has(tenant)),
      calls: look.calls.filter(({ shop }) => !tenants.has(shop.tenant)),
    });
  },
});

/** Invariants that hold for any request and any imported state, even one that was altered. */
export const hostileInvariants: readonly Invariant[] = [
  ...[faults, responses, isolation, deleted, portability],
  ...[money, columns, uniqueness].map(untilAltered),
];

/** Invariants checked after each step. Those about all data are checked only at rest. */
export const invariants: readonly Invariant[] = [
  faults,
  responses,
  lifecycles,
  money,
  punctuality,
  columns,
  uniqueness,
  acknowledged,
  isolation,
  deleted,
  events,
  outbox,
  sentOnce,
  subscriptions,
  order,
  signatures,
  bodies,
  leases,
  faces,
  counter,
  portability,
];
