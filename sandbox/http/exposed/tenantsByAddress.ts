import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';

const idleMilliseconds = sandboxQuotas.idleHours * 3_600_000;

/** Counts private sandboxes in use by the address that opened them: one caller cannot use up all. */
export function createTenantsByAddress(now: () => number, most: number = exposedLimits.atOnce.tenants.address) {
  /** By platform code, and by the request until one is opened; ordered by last call. */
  const opened = new Map<unknown, { address: string; calledAt: number }>();

  function forgetIdle(): void {
    for (const [name, { calledAt }] of opened) {
      if (calledAt > now() - idleMilliseconds) return;
      opened.delete(name);
    }
  }

  return {
    /** Reserves one more for an opening request: c0812 above the address's limit. */
    reserve(address: string, request: object): Outcome<true> {
      forgetIdle();
      const own = [...opened.values()].filter((each) => each.address === address);
      if (own.length >= most) return refuse('c0812', { values: { most } });
      opened.set(request, { address, calledAt: now() });
      return ok(true);
    },
    /** Extends the use of a called sandbox by an hour; or ends a reservation, with the opened one if any. */
    noteCall(platformCode: string | undefined, key: unknown = platformCode): void {
      const known = opened.get(key);
      opened.delete(key);
      if (known && platformCode) opened.set(platformCode, { ...known, calledAt: now() });
    },
  };
}
