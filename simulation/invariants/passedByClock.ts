import type { Row, RowChange } from '../world/changes.ts';
import type { World } from '../world/world.ts';
import type { Look } from './invariant.ts';
import { isBehind } from './order.ts';

/** Deliveries that another process had claimed while the tenant's clock moved, by tenant and id. */
const passed = new WeakMap<World, Set<string>>();

const nameOf = ({ tenant, id }: Row) => `${tenant} ${id}`;
const attemptsOf = (row: Row | undefined) => (row ? JSON.parse(String(row.attempts)).length : 0);

/**
 * Finds deliveries that a clock change in one process did not wait for, because another process, running or killed, had
 * claimed them. Their next attempt is late by the whole change.
 * @returns whether a delivery was passed in this way; never with a single process
 */
export function passedByClock({ world, changes, calls }: Look): (change: RowChange) => boolean {
  if (world.processes === 1) return () => false;
  const names = passed.get(world) ?? new Set<string>();
  passed.set(world, names);
  const moved = calls.filter(({ request }) => request.path === '/sandbox/clock' && request.method === 'POST');
  const tenants = new Set(moved.map(({ shop }) => shop.tenant));
  const changed = changes.filter(({ table }) => table === 'deliveries');
  for (const tenant of tenants) {
    const waiting = world.changes.rows('deliveries', tenant).filter(({ state }) => state === 'waiting');
    const claimed = waiting.filter((row) => Number(row.lease_until) > 0);
    // A delivery behind a claimed one is late too.
    for (const row of waiting) if (claimed.includes(row) || isBehind(claimed, row)) names.add(nameOf(row));
  }
  const before = new Set(names);
  for (const { tenant, before: was, after } of changed) {
    if (!after) continue;
    if (tenants.has(tenant)) names.add(nameOf(after));
    else if (attemptsOf(after) > attemptsOf(was)) names.delete(nameOf(after));
  }
  return ({ tenant, after }) => after !== undefined && (tenants.has(tenant) || before.has(nameOf(after)));
}
