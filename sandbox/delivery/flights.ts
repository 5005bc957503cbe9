/** Messages on their way, by tenant. */
export interface Flights {
  add(tenant: string, flight: Promise<void>): void;
  /** How many more may leave; waits for a place when there is none. */
  room(): Promise<number>;
  any(tenant?: string): boolean;
  /** Resolves when all that are on their way now have ended. */
  landed(tenant?: string): Promise<void>;
}

/**
 * @param most how many may be on their way at once
 * @param onLanded called after each end
 */
export function createFlights(most: number, onLanded: () => void): Flights {
  const flying = new Map<Promise<void>, string>();
  const of = (tenant?: string) =>
    [...flying].flatMap(([flight, owner]) => (tenant === undefined || owner === tenant ? [flight] : []));
  return {
    add(tenant, flight) {
      const tracked = flight.finally(() => {
        flying.delete(tracked);
        onLanded();
      });
      flying.set(tracked, tenant);
    },
    async room() {
      if (flying.size >= most) await Promise.race(flying.keys());
      return most - flying.size;
    },
    any: (tenant) => of(tenant).length > 0,
    async landed(tenant) {
      await Promise.all(of(tenant));
    },
  };
}
