import type { Runtime } from '../domain/runtime.ts';
import type { AttemptedDelivery } from '../domain/webhooks/delivery.ts';
import { type BatchWindow, createBatchWindow } from './scheduling.ts';

interface DeliveryResults {
  /** @returns when the result has been written */
  add(tenant: string, attempted: AttemptedDelivery): Promise<void>;
}

/** Maximum time in milliseconds that results wait for those of other deliveries in flight. */
const batchMilliseconds = 10;

/** Size of a batch that is written at once. */
const enoughResults = 24;

const resultsAtOnce = 100;

/** @param othersOnTheirWay whether more deliveries are in flight than have results @param write writes a batch */
export function createDeliveryResults(
  runtime: Runtime,
  othersOnTheirWay: (tenant: string, withResult: number) => boolean,
  write: (tenant: string, attempted: readonly AttemptedDelivery[]) => Promise<void>,
): DeliveryResults {
  interface Waiting {
    attempted: AttemptedDelivery;
    resolve(): void;
    reject(error: unknown): void;
  }
  interface Queue {
    results: Waiting[];
    batchWindow: BatchWindow;
  }
  const waiting = new Map<string, Queue>();

  async function writeAll(tenant: string, { results, batchWindow }: Queue): Promise<void> {
    while (results.length > 0) {
      if (othersOnTheirWay(tenant, results.length)) await batchWindow.others();
      const batch = results.splice(0, resultsAtOnce);
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
        const entry = { attempted, resolve, reject };
        const known = waiting.get(tenant);
        const queue = known ?? {
          results: [],
          batchWindow: createBatchWindow(runtime, batchMilliseconds, enoughResults),
        };
        queue.results.push(entry);
        queue.batchWindow.count();
        if (known) return;
        waiting.set(tenant, queue);
        void writeAll(tenant, queue);
      }),
  };
}
