import { acknowledged } from './acknowledged.ts';
import { bodies } from './bodies.ts';
import { columns } from './columns.ts';
import { counter } from './counter.ts';
import { deleted } from './deleted.ts';
import { events } from './events.ts';
import { faces } from './faces.ts';
import { faults } from './faults.ts';
import type { Invariant } from './invariant.ts';
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

/** The promises that hold whatever is sent, and whatever a state says that was altered before it was imported. */
export const hostileInvariants: readonly Invariant[] = [
  ...[faults, responses, isolation, deleted, portability],
  ...[money, columns, uniqueness].map(untilAltered),
];

/** Every promise that is looked at after each step; those that look at everything do so when all has come to rest. */
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
