import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Cancel, Runtime } from '../../domain/runtime.ts';
import { createNotifier, type Notifier } from './notifier.ts';

/** How many streams are woken at once; between two slices the process answers whoever else calls. */
const wokenAtOnce = 50;

/** How many streams may be open at once: in all, of one tenant, and of one network address. */
export type StreamQuotas = Readonly<
  Record<'streams' | 'streamsPerTenant', number> & Partial<Record<'streamsPerAddress', number>>
>;

/** Every event stream that is open, by its tenant. */
export interface OpenStreams {
  /** Opens one more; s00102 where a tenant, an address or the server has too many. */
  open(tenant: string, address?: string): Outcome<Notifier>;
  /** Wakes the streams of a tenant, a slice at a time; those that are about to be woken are not woken twice. */
  wake(tenant: string): void;
  tenants(): string[];
  endAll(): void;
}

const tooMany = (most: number) => refuse('s00102', { values: { most } });

export function createOpenStreams(runtime: Runtime, quotas: StreamQuotas = sandboxQuotas): OpenStreams {
  const streams = new Map<string, Set<Notifier>>();
  const byAddress = new Map<string, number>();
  const toWake = new Set<Notifier>();
  let count = 0;
  let cancelSlice: Cancel | undefined;

  function countAt(address: string, more: 1 | -1): void {
    const open = (byAddress.get(address) ?? 0) + more;
    if (open > 0) byAddress.set(address, open);
    else byAddress.delete(address);
  }

  function close(tenant: string, address: string, notifier: Notifier): void {
    const own = streams.get(tenant);
    if (!own?.delete(notifier)) return;
    count -= 1;
    countAt(address, -1);
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
    open(tenant, address = '') {
      const { streamsPerAddress = Number.POSITIVE_INFINITY } = quotas;
      if (count >= quotas.streams) return tooMany(quotas.streams);
      if ((byAddress.get(address) ?? 0) >= streamsPerAddress) return tooMany(streamsPerAddress);
      const own = streams.get(tenant) ?? new Set<Notifier>();
      if (own.size >= quotas.streamsPerTenant) return tooMany(quotas.streamsPerTenant);
      const notifier: Notifier = createNotifier(runtime, () => close(tenant, address, notifier));
      streams.set(tenant, own.add(notifier));
      count += 1;
      countAt(address, 1);
      return ok(notifier);
    },
    wake(tenant) {
      for (const notifier of streams.get(tenant) ?? []) toWake.add(notifier);
      if (toWake.size > 0) cancelSlice ??= runtime.after(0, wakeSlice);
    },
    tenants: () => [...streams.keys()],
    endAll() {
      cancelSlice?.();
      for (const own of [...streams.values()]) for (const notifier of [...own]) notifier.end();
    },
  };
}
