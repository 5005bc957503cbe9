import { parseLisbon } from '../domain/lisbonTime.ts';
import { type Outcome, ok, refuse } from '../domain/outcome.ts';
import type { Caller, Ports } from '../domain/ports.ts';

/**
 * Moves a tenant's clock forward, by seconds or to an instant.
 * @returns the new offset over real time in milliseconds, or c0301 when that would not be forward
 */
export async function moveClock(
  ports: Ports,
  caller: Caller,
  change: { advanceSeconds?: number; to?: string },
): Promise<Outcome<number>> {
  const { advanceSeconds = 0, to } = change;
  const target = to === undefined ? caller.now + advanceSeconds * 1000 : parseLisbon(to);
  if (target <= caller.now) return refuse('c0301');
  const offset = target - ports.clock.now();
  await ports.store.setClock(caller.tenant, offset);
  return ok(offset);
}
