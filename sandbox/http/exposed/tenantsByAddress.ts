import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';

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
  most: number = exposedLimits.tenantsPerAddress,
): TenantsByAddress {
  interface Opened {
    address: string;
    calledAt: number;
  }
  /** By platform code; who was called last is last. A place that is not filled yet has a name of its own. */
  const opened = new Map<string, Opened>();
  const counts = new Map<string, number>();
  let places = 0;

  function remove(name: string): void {
    const address = opened.get(name)?.address;
    if (address === undefined) return;
    opened.delete(name);
    const left = (counts.get(address) ?? 0) - 1;
    if (left > 0) counts.set(address, left);
    else counts.delete(address);
  }

  function add(name: string, address: string): void {
    opened.set(name, { address, calledAt: now() });
    counts.set(address, (counts.get(address) ?? 0) + 1);
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
      if ((counts.get(address) ?? 0) >= most) return refuse('c0812', { values: { most } });
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
