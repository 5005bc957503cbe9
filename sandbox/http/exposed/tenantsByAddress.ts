import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';

const idleMilliseconds = sandboxQuotas.idleHours * 3_600_000;

/** Private sandboxes in use by the address that opened them: one caller does not take the room of all. */
export function createTenantsByAddress(
  now: () => number,
  most: number = exposedLimits.atOnce.tenants.address,
) {
  /** By platform code, and by the request until one is opened; who was called last is last. */
  const opened = new Map<unknown, { address: string; calledAt: number }>();

  function forgetIdle(): void {
    for (const [name, { calledAt }] of opened) {
      if (calledAt > now() - idleMilliseconds) return;
      opened.delete(name);
    }
  }

  return {
    /** Counts one more from the moment that a request asks for it: c0812 where its address has too many. */
    reserve(address: string, request: object): Outcome<true> {
      forgetIdle();
      const own = [...opened.values()].filter((each) => each.address === address);
      if (own.length >= most) return refuse('c0812', { values: { most } });
      opened.set(request, { address, calledAt: now() });
      return ok(true);
    },
    /** A sandbox was called, and is in use for another hour; or a request has opened it, or none where left out. */
    noteCall(platformCode: string | undefined, key: unknown = platformCode): void {
      const known = opened.get(key);
      opened.delete(key);
      if (known && platformCode) opened.set(platformCode, { ...known, calledAt: now() });
    },
  };
}
