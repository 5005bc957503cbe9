import type { ItemKey } from '../../domain/clock/dueItems.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { nothing } from './dropSetAside.ts';

/** Lets an item be tried again at once: c1001 for one that was not set aside. */
export async function retrySetAside(
  { store }: Ports,
  { tenant }: Caller,
  item: ItemKey,
): Promise<Outcome<true>> {
  return (await store.write(tenant, ({ failures }) => failures.retry(item))) ? ok(true) : nothing();
}
