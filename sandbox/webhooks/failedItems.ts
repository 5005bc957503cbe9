import type { ItemKey } from '../domain/clock/dueItems.ts';
import { DatabaseUnavailable } from '../domain/database/databaseUnavailable.ts';
import type { Ports } from '../domain/ports.ts';

/** Counts what could not be done, so that it is tried again and set aside in the end. */
export interface ItemFailures {
  /** @throws DatabaseUnavailable when that is the error: the item is not at fault, and all of them wait */
  count(tenant: string, item: ItemKey, error: unknown): Promise<void>;
}

/** @param onFault told of each failure, with what the operator needs to find it */
export function createItemFailures(
  { store, clock, runtime }: Ports,
  onFault: (error: unknown) => void,
): ItemFailures {
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
