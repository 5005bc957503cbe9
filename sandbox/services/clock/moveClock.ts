import { lastClockYear } from '@balcao/contract/control/sandboxQuotas.ts';
import { parseLisbon } from '../../domain/clock/lisbonTime.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';

const latest = Date.UTC(lastClockYear + 1, 0, 1);

/**
 * Moves a tenant's clock forward, by seconds or to an instant. It stops on the way wherever something falls due, so
 * that each thing happens at its own moment and in its own order.
 * @param settle does everything that is due for the tenant
 * @returns the new offset over real time in milliseconds, or c0301 when that would not be forward, or too far
 */
export async function moveClock(
  ports: Ports,
  settle: (tenant: string) => Promise<void>,
  { tenant, now }: Caller,
  change: { advanceSeconds?: number; to?: string },
): Promise<Outcome<number>> {
  const { advanceSeconds = 0, to } = change;
  const target = to === undefined ? now + advanceSeconds * 1000 : parseLisbon(to);
  if (target <= now || target >= latest) return refuse('c0301', { values: { year: lastClockYear } });
  const { store, clock } = ports;
  const began = clock.now();

  const stopAt = async (instant: number) => {
    const offset = instant - clock.now();
    await store.setClock(tenant, offset);
    await settle(tenant);
    return offset;
  };
  await settle(tenant);
  let stop = now;
  for (;;) {
    const next = await store.nextDue(tenant, clock.now());
    // What another process is busy with stays due; waiting for it here would be waiting for ever.
    if (next === null || next <= stop || next >= target) break;
    stop = next;
    await stopAt(stop);
  }
  // An advance is as long as it was asked to be, however long the stops took.
  return ok(await stopAt(to === undefined ? target + clock.now() - began : target));
}
