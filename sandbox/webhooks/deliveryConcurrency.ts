import { mostInFlight } from '@balcao/contract/control/sandboxQuotas.ts';

const { all: mostInAll, perTenant: mostPerTenant, perReceiver: mostPerReceiver } = mostInFlight;

/** Minimum number of free connections at which a receiver's deliveries are claimed; busy ones must not delay others. */
const fewestFreeConnections = 8;

/** Number of deliveries in flight that each tenant is guaranteed. */
const guaranteed = 2;

interface InFlight {
  tenant: string;
  receiver: string;
  number: number;
}

/** Deliveries in flight, by tenant and receiver, until they are settled. */
export interface InFlightDeliveries {
  /** @param settled resolves once the result of the attempt has been written */
  add(tenant: string, receiver: string, settled: Promise<void>): void;
  /** Number of further deliveries that a tenant may have in flight; the receivers in `busy` accept no more. */
  room(tenant: string): { count: number; busy: string[] };
  of(tenant: string): number;
  count(): number;
  /** Resolves when all deliveries in flight now, or those sent after `since`, are settled. */
  settled(tenant?: string, since?: number): Promise<void>;
}

/** @param onSettled called with the tenant after each delivery */
export function createInFlightDeliveries(onSettled: (tenant: string) => void): InFlightDeliveries {
  const flying = new Map<Promise<void>, InFlight>();
  const byTenant = new Map<string, Map<string, number>>();
  let count = 0;

  function change(tenant: string, receiver: string, by: 1 | -1): void {
    const receivers = byTenant.get(tenant) ?? new Map<string, number>();
    const left = (receivers.get(receiver) ?? 0) + by;
    if (left > 0) receivers.set(receiver, left);
    else receivers.delete(receiver);
    if (receivers.size > 0) byTenant.set(tenant, receivers);
    else byTenant.delete(tenant);
  }

  const of = (tenant: string) => [...(byTenant.get(tenant)?.values() ?? [])].reduce((sum, used) => sum + used, 0);
  const from = (tenant?: string, since = 0) =>
    [...flying].flatMap(([settled, each]) =>
      each.number > since && (tenant === undefined || each.tenant === tenant) ? [settled] : [],
    );

  return {
    add(tenant, receiver, settled) {
      change(tenant, receiver, 1);
      const tracked = settled.finally(() => {
        flying.delete(tracked);
        change(tenant, receiver, -1);
        onSettled(tenant);
      });
      count += 1;
      flying.set(tracked, { tenant, receiver, number: count });
    },
    room(tenant) {
      const receivers = [...(byTenant.get(tenant) ?? [])];
      const own = of(tenant);
      // Half of the remaining capacity, so that a new tenant always finds some.
      const share = Math.min(mostPerTenant - own, Math.floor((mostInAll - flying.size) / 2));
      const free = receivers.map(([receiver, used]) => ({ receiver, left: mostPerReceiver - used }));
      const open = free.filter(({ left }) => left >= fewestFreeConnections);
      const busy = free.filter(({ left }) => left < fewestFreeConnections);
      const perReceiver = Math.min(mostPerReceiver, ...open.map(({ left }) => left));
      return {
        count: Math.max(0, Math.min(perReceiver, Math.max(share, guaranteed - own))),
        busy: busy.map(({ receiver }) => receiver),
      };
    },
    of,
    count: () => count,
    async settled(tenant, since) {
      await Promise.all(from(tenant, since));
    },
  };
}
