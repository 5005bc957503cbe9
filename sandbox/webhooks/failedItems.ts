import type { ItemKey } from '../domain/clock/dueItems.ts';
import { DatabaseUnavailable } from '../domain/database/databaseUnavailable.ts';
import type { Ports } from '../domain/ports.ts';

/** Counts the failures of items. A failed item is retried and finally set aside. */
export interface ItemFailures {
  /** @throws DatabaseUnavailable if that is the error, because the item did not cause it and all items have to wait */
  count(tenant: string, item: ItemKey, error: unknown): Promise<void>;
}

/** @param onFault called for each failure, with the details for the operator's log */
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
