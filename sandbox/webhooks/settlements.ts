import type { AttemptedDelivery } from '../domain/webhooks/delivery.ts';

/** Gathers results of attempts, so that one transaction writes many. */
export interface Settlements {
  /** @returns once the result is written down */
  add(tenant: string, attempted: AttemptedDelivery): Promise<void>;
}

/** How long results wait for those of other deliveries that are on their way. */
const gatherMilliseconds = 5;

/** Results written in one transaction. */
const resultsAtOnce = 100;

const gathered = () => new Promise((done) => setTimeout(done, gatherMilliseconds));

/**
 * @param othersOnTheirWay whether a tenant has more deliveries on their way than those with a result
 * @param write writes a batch of one tenant down
 */
export function createSettlements(
  othersOnTheirWay: (tenant: string, withResult: number) => boolean,
  write: (tenant: string, attempted: readonly AttemptedDelivery[]) => Promise<void>,
): Settlements {
  interface Waiting {
    attempted: AttemptedDelivery;
    resolve(): void;
    reject(error: unknown): void;
  }
  const waiting = new Map<string, Waiting[]>();

  async function writeAll(tenant: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      if (othersOnTheirWay(tenant, queue.length)) await gathered();
      const batch = queue.splice(0, resultsAtOnce);
      try {
        await write(
          tenant,
          batch.map(({ attempted }) => attempted),
        );
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    waiting.delete(tenant);
  }

  return {
    add: (tenant, attempted) =>
      new Promise((resolve, reject) => {
        const queue = waiting.get(tenant);
        const entry = { attempted, resolve, reject };
        if (queue) return void queue.push(entry);
        const fresh = [entry];
        waiting.set(tenant, fresh);
        void writeAll(tenant, fresh);
      }),
  };
}
