import type { World } from '../world/world.ts';
import type { Invariant } from './invariant.ts';

/** Sandboxes that hold what somebody may have written by hand. */
const altered = new WeakMap<World, Set<string>>();

/** A promise about what the sandbox wrote itself: not judged where a state was imported, until the next reset. */
export const untilAltered = (invariant: Invariant): Invariant => ({
  name: invariant.name,
  check(look) {
    const tenants = altered.get(look.world) ?? new Set();
    altered.set(look.world, tenants);
    for (const { shop, request, status } of look.calls) {
      if (status !== 200) continue;
      if (request.path === '/sandbox/import') tenants.add(shop.tenant);
      if (request.path === '/sandbox/reset') tenants.delete(shop.tenant);
    }
    return invariant.check?.({
      ...look,
      changes: look.changes.filter(({ tenant }) => !tenants.has(tenant)),
      calls: look.calls.filter(({ shop }) => !tenants.has(shop.tenant)),
    });
  },
});
