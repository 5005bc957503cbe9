import { clockWaitSeconds, lastClockYear } from '@balcao/contract/control/sandboxQuotas.ts';
import type { RefusalDetail } from '@balcao/contract/refusalDetails.ts';
import { formatLisbon, parseLisbon } from '../../domain/clock/lisbonTime.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { delay } from '../../domain/runtime.ts';

const latest = Date.UTC(lastClockYear + 1, 0, 1);

function wrongStep(
  { advanceSeconds, to }: { advanceSeconds?: number; to?: string },
  now: number,
  target: number,
): RefusalDetail | undefined {
  if (to !== undefined && advanceSeconds !== undefined) return 'clock_both';
  if (to === undefined && advanceSeconds === undefined) return 'clock_nothing';
  if (target >= latest) return 'clock_far';
  return target <= now ? 'clock_back' : undefined;
}

/**
 * Moves a tenant's clock forward, by seconds or to an instant. It stops at each due time, so that every due change
 * happens at its own time and in order. It waits up to `clockWaitSeconds` in all for slow receivers; after that the
 * clock stays at the last stop.
 * @param settle processes everything due for the tenant, and waits for its receivers until a promise resolves
 * @returns the new offset from real time in milliseconds, or c0301 if not forward, too far, or given in both ways
 */
export async function moveClock(
  ports: Ports,
  settle: (tenant: string, waited: Promise<void>) => Promise<void>,
  { tenant, now }: Caller,
  change: { advanceSeconds?: number; to?: string },
): Promise<Outcome<number>> {
  const { advanceSeconds = 0, to } = change;
  const target = to === undefined ? now + advanceSeconds * 1000 : parseLisbon(to);
  const detail = wrongStep(change, now, target);
  if (detail) return refuse('c0301', { detail, values: { year: lastClockYear, now: formatLisbon(now) } });
  const { store, clock, runtime } = ports;
  const began = clock.now();
  const moved = new AbortController();
  let isLate = false;
  const waited = delay(runtime, clockWaitSeconds * 1000, moved.signal).then(() => {
    isLate = true;
  });

  const stopAt = async (instant: number) => {
    const offset = instant - clock.now();
    await store.setClock(tenant, offset);
    await settle(tenant, waited);
    return offset;
  };
  let stop = now;
  let offset = now - clock.now();
  await settle(tenant, waited);
  while (!isLate && stop < target) {
    // Ignores items still due at this stop: the worker or another process has them, and waiting might never end.
    const next = await store.nextDue(tenant, clock.now(), stop);
    stop = next === null || next >= target ? target : next;
    // A move by seconds ends exactly where requested, however long the stops took.
    const elapsed = stop === target && to === undefined ? clock.now() - began : 0;
    offset = await stopAt(stop + elapsed);
  }
  moved.abort();
  return ok(offset);
}
