import { pathOf } from '../world/call.ts';
import type { World } from '../world/world.ts';
import type { Invariant } from './invariant.ts';

/** Sandboxes with an imported state that may have been altered. */
const altered = new WeakMap<World, Set<string>>();

/** Suspends an invariant about a sandbox's data from an import until the next reset. */
export const untilAltered = (invariant: Invariant): Invariant => ({
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
