import type { ItemKey } from '../domain/clock/dueItems.ts';
import { DatabaseUnavailable } from '../domain/database/databaseUnavailable.ts';
import type { Ports } from '../domain/ports.ts';

/** Counts failures of items, which are retried and finally set aside. */
export interface ItemFailures {
  /** @throws DatabaseUnavailable if that is the error: it is no fault of the item, and all items wait */
  count(tenant: string, item: ItemKey, error: unknown): Promise<void>;
}

/** @param onFault called for each failure, with the facts for the operator's log */
export function createItemFailures({ store, clock, runtime }: Ports, onFault: (error: unknown) => void): ItemFailures {
  return {
    async count(tenant, item, error) {
      if (error instanceof DatabaseUnavailable) throw error;
      const errorId = runtime.randomUuid();
      const failure = await store.write(tenant, ({ failures }) => failures.count(item, errorId, clock.now()));
      const fate = failure.retryAt === null ? 'set aside' : 'tried again later';
      const place = `${item.kind} ${item.id} of tenant ${tenant}`;
      onFault(
        new Error(`${place} failed for the ${failure.attempts}. time and is ${fate} (error ${errorId}).`, {
          cause: error,
        }),
      );
    },
  };
}
