import { watched } from '../world/changes.ts';
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
import { untilAltered } from './untilAltered.ts';

export const deleted: Invariant = {
  name: 'a sandbox that is deleted leaves nothing behind',
  check: ({ world, changes }) =>
    firstOf(changes, ({ table, tenant, after }) => {
      if (table !== 'tenants' || after || world.changes.rows('tenants', tenant).length > 0) return undefined;
      const left = watched.find((each) => world.changes.rows(each, tenant).length > 0);
      return left && `${left} has rows of tenant ${tenant}`;
    }),
};

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
