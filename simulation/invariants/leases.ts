import type { Row } from '../world/changes.ts';
import { firstOf, type Invariant, type Look } from './invariant.ts';

/** A worker looks twice a second; a message may wait so much longer when many come at once. */
const patienceMilliseconds = 5000;

function judge({ world }: Look, tenant: string): string | undefined {
  const waiting = world.changes.rows('deliveries', tenant).filter(({ state }) => state === 'waiting');
  const failures = new Set(world.changes.rows('item_failures', tenant).map(({ item }) => item));
  const isSending = world.receivers.underWay() > 0;
  const held = waiting.find((row) => !isSending && Number(row.lease_until) > world.time.now());
  if (held) return `delivery ${held.id} is held until ${held.lease_until}, and nobody sends it`;
  const isBehind = (row: Row) =>
    waiting.some(
      (older) =>
        older.order_key !== null &&
        older.order_key === row.order_key &&
        older.target === row.target &&
        Number(older.id) < Number(row.id),
    );
  const late = waiting.find(
    (row) =>
      Number(row.due_at) + patienceMilliseconds < world.clockOf(tenant) &&
      Number(row.lease_until) <= world.time.now() &&
      !failures.has(String(row.id)) &&
      !isBehind(row),
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
