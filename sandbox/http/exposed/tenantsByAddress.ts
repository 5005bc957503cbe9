import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import { createInUse } from './inUse.ts';

const idleMilliseconds = sandboxQuotas.idleHours * 3_600_000;

/** A place for one more private sandbox, which is taken until it turns out that none was opened. */
export interface TenantPlace {
  /** The sandbox that was opened. */
  fill(platformCode: string): void;
  giveBack(): void;
}

/** Private sandboxes by the address that opened them. A new process begins with none. */
export interface TenantsByAddress {
  /** c0812 where the address has too many that are in use. */
  reserve(address: string): Outcome<TenantPlace>;
  /** A sandbox was called: it is in use for another hour. */
  noteCall(platformCode: string): void;
}

/**
 * Keeps one caller from taking the room of all. A sandbox that is idle makes room for anybody's next one, so only those
 * in use count.
 * @param now milliseconds of a clock that nobody sets
 */
export function createTenantsByAddress(
  now: () => number,
  most: number = exposedLimits.atOnce.tenants.address,
): TenantsByAddress {
  interface Opened {
    calledAt: number;
    giveBack(): void;
  }
  /** By platform code; who was called last is last. A place that is not filled yet has a name of its own. */
  const opened = new Map<string, Opened>();
  const inUse = createInUse({ address: most });
  let places = 0;

  function remove(name: string): void {
    opened.get(name)?.giveBack();
    opened.delete(name);
  }

  function add(name: string, address: string): void {
    opened.set(name, { calledAt: now(), giveBack: inUse.add({ address }) });
  }

  function forgetIdle(): void {
    const latest = now() - idleMilliseconds;
    for (const [name, { calledAt }] of opened) {
      if (calledAt > latest) return;
      remove(name);
    }
  }

  return {
    reserve(address) {
      forgetIdle();
      if (inUse.limitFor({ address })) return refuse('c0812', { values: { most } });
      places += 1;
      const place = `place ${places}`;
      add(place, address);
      return ok({
        fill(platformCode) {
          remove(place);
          add(platformCode, address);
        },
        giveBack: () => remove(place),
      });
    },
    noteCall(platformCode) {
      const known = opened.get(platformCode);
      if (!known) return;
      opened.delete(platformCode);
      opened.set(platformCode, { ...known, calledAt: now() });
    },
  };
}
