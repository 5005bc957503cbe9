import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import { idleMilliseconds } from '@balcao/contract/control/idleSandboxes.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';

/** Counts private sandboxes in use by the address that opened them, so that no caller can use up all of them. */
export function createTenantsByAddress(now: () => number, most: number = exposedLimits.atOnce.tenants.address) {
  /** Keyed by platform code, or by the request until its sandbox is open. Ordered by last call. */
  const opened = new Map<unknown, { address: string; calledAt: number }>();

  function forgetIdle(): void {
    for (const [name, { calledAt }] of opened) {
      if (calledAt > now() - idleMilliseconds) return;
      opened.delete(name);
    }
  }

  return {
    /** Reserves a sandbox for a request that opens one; c0812 above the address's limit. */
    reserve(address: string, request: object): Outcome<true> {
      forgetIdle();
      const own = [...opened.values()].filter((each) => each.address === address);
      if (own.length >= most) return refuse('c0812', { values: { most } });
      opened.set(request, { address, calledAt: now() });
      return ok(true);
    },
    /** Restarts the idle time of a called sandbox, or replaces a reservation with the opened sandbox, if any. */
    noteCall(platformCode: string | undefined, key: unknown = platformCode): void {
      const known = opened.get(key);
      opened.delete(key);
      if (known && platformCode) opened.set(platformCode, { ...known, calledAt: now() });
    },
  };
}
