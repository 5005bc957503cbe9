/** Messages on their way, by tenant. */
export interface Flights {
  add(tenant: string, flight: Promise<void>): void;
  /** How many more may leave; waits for a place when there is none. */
  room(): Promise<number>;
  any(tenant?: string): boolean;
  /** How many have left so far. */
  count(): number;
  /** Resolves when all that are on their way now, or those of them that left after `since`, have ended. */
  landed(tenant?: string, since?: number): Promise<void>;
}

/**
 * @param most how many may be on their way at once
 * @param onLanded called after each end
 */
export function createFlights(most: number, onLanded: () => void): Flights {
  const flying = new Map<Promise<void>, { owner: string; number: number }>();
  let count = 0;
  const of = (tenant?: string, since = 0) =>
    [...flying].flatMap(([flight, { owner, number }]) =>
      number > since && (tenant === undefined || owner === tenant) ? [flight] : [],
    );
  return {
    add(tenant, flight) {
      const tracked = flight.finally(() => {
        flying.delete(tracked);
        onLanded();
      });
      count += 1;
      flying.set(tracked, { owner: tenant, number: count });
    },
    async room() {
      if (flying.size >= most) await Promise.race(flying.keys());
      return most - flying.size;
    },
    count: () => count,
    any: (tenant) => of(tenant).length > 0,
    async landed(tenant, since) {
      await Promise.all(of(tenant, since));
    },
  };
}
