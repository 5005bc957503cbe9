import type { Row } from '../world/changes.ts';
import { firstOf, type Invariant, type Look } from './invariant.ts';
import { freedAt, isBehind } from './order.ts';

/** Maximum delay of a message in a burst; the worker polls twice a second. */
const patienceMilliseconds = 5000;

/** Lease of a delivery, repeated here because the product is under test. */
const leaseMilliseconds = 40_000;

function judge({ world }: Look, tenant: string): string | undefined {
  const deliveries = world.changes.rows('deliveries', tenant);
  const waiting = deliveries.filter(({ state }) => state === 'waiting');
  const failures = new Set(world.changes.rows('item_failures', tenant).map(({ item }) => item));
  const isSending = world.receivers.underWay() > 0;
  const now = world.time.now();
  // A recently claimed delivery is about to be sent, or its result waits to be written with others.
  const isFresh = (row: Row) => {
    const age = now - (Number(row.lease_until) - leaseMilliseconds);
    return age >= -world.slackMilliseconds && age <= patienceMilliseconds + world.slackMilliseconds;
  };
  const held = waiting.find((row) => !isSending && Number(row.lease_until) > now && !isFresh(row));
  if (held) return `delivery ${held.id} is held until ${held.lease_until}, and nobody sends it`;
  const isLate = (due: number) => due + patienceMilliseconds + world.slackMilliseconds < world.clockOf(tenant);
  const late = waiting.find(
    (row) =>
      isLate(Number(row.due_at)) &&
      Number(row.lease_until) <= now &&
      !failures.has(String(row.id)) &&
      !isBehind(waiting, row) &&
      isLate(freedAt(deliveries, row)),
  );
  return late && `delivery ${late.id} was due at ${late.due_at}, and it is ${world.clockOf(tenant)}`;
}

export const leases: Invariant = {
  name: 'no message stays behind: every lease is returned, and what is due leaves',
  check: (look) =>
    look.rested
      ? firstOf(new Set(look.world.shops.map(({ tenant }) => tenant)), (tenant) => judge(look, tenant))
      : undefined,
};
