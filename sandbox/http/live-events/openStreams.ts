import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Cancel, Runtime } from '../../domain/runtime.ts';
import { createInUse } from '../exposed/inUse.ts';
import { createNotifier, type Notifier } from './notifier.ts';

/** Number of streams woken at once; other requests run between two slices. */
const wokenAtOnce = 50;

/** Maximum number of open streams: in all, per tenant, and per network address. */
export type StreamQuotas = Partial<Record<'process' | 'tenant' | 'address', number>>;

const usualQuotas: StreamQuotas = { process: sandboxQuotas.streams, tenant: sandboxQuotas.streamsPerTenant };

export function createOpenStreams(runtime: Runtime, quotas = usualQuotas) {
  const streams = new Map<string, Set<Notifier>>();
  const inUse = createInUse(quotas);
  const toWake = new Set<Notifier>();
  let cancelSlice: Cancel | undefined;

  function close(tenant: string, notifier: Notifier): void {
    const own = streams.get(tenant);
    if (!own?.delete(notifier)) return;
    toWake.delete(notifier);
    if (own.size === 0) streams.delete(tenant);
  }

  function wakeSlice(): void {
    cancelSlice = undefined;
    let left = wokenAtOnce;
    for (const notifier of toWake) {
      toWake.delete(notifier);
      notifier.notify();
      left -= 1;
      if (left === 0) break;
    }
    if (toWake.size > 0) cancelSlice = runtime.after(0, wakeSlice);
  }

  return {
    /** Opens a stream; s00102 above the limit of the tenant, the address or the server. */
    open(tenant: string, address = ''): Outcome<Notifier> {
      const holders = { process: '', address, tenant };
      const limit = inUse.limitFor(holders);
      if (limit) return refuse('s00102', { values: { most: limit.most } });
      const own = streams.get(tenant) ?? new Set<Notifier>();
      const giveBack = inUse.add(holders);
      const notifier: Notifier = createNotifier(runtime, () => {
        close(tenant, notifier);
        giveBack();
      });
      streams.set(tenant, own.add(notifier));
      return ok(notifier);
    },
    /** Wakes the streams of a tenant in slices; a stream already queued is not added twice. */
    wake(tenant: string): void {
      for (const notifier of streams.get(tenant) ?? []) toWake.add(notifier);
      if (toWake.size > 0) cancelSlice ??= runtime.after(0, wakeSlice);
    },
    tenants: () => [...streams.keys()],
    endAll(): void {
      cancelSlice?.();
      for (const own of [...streams.values()]) for (const notifier of [...own]) notifier.end();
    },
  };
}
