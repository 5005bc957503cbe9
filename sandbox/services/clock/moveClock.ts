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
 * Moves a tenant's clock forward, by seconds or to an instant. It stops on the way wherever something falls due, so
 * that each thing happens at its own moment and in its own order. Receivers that take long are waited for in all as
 * long as `clockWaitSeconds`: then it stays where it stops.
 * @param settle does everything that is due for the tenant, and waits for its receivers until a promise ends that
 * @returns the new offset over real time in milliseconds, as far as it got, or c0301 when that would not be forward, or
 * too far, or both ways are named
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
    const next = await store.nextDue(tenant, clock.now());
    // What another process is busy with stays due; waiting for it here would be waiting for ever.
    stop = next === null || next <= stop || next >= target ? target : next;
    // An advance is as long as it was asked to be, however long the stops took.
    const elapsed = stop === target && to === undefined ? clock.now() - began : 0;
    offset = await stopAt(stop + elapsed);
  }
  moved.abort();
  return ok(offset);
}
