import type { ItemFailure, ItemKey } from '../../domain/clock/dueItems.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';

/** What the caller's tenant could not do, newest first. */
export function listSetAside({ store }: Ports, { tenant }: Caller, limit: number): Promise<ItemFailure[]> {
  return store.read(tenant, ({ failures }) => failures.listSetAside(limit));
}

/** Lets an item be tried again at once: c1001 for one that was not set aside. */
export async function retrySetAside(
  { store }: Ports,
  { tenant }: Caller,
  item: ItemKey,
): Promise<Outcome<true>> {
  return (await store.write(tenant, ({ failures }) => failures.retry(item))) ? ok(true) : nothing();
}

const nothing = () => refuse('c1001', { source: { parameter: 'id' } });

/** Gives an item up: c1001 for one that was not set aside. */
export async function dropSetAside(
  { store }: Ports,
  { tenant }: Caller,
  item: ItemKey,
): Promise<Outcome<true>> {
  return (await store.write(tenant, ({ failures }) => failures.drop(item))) ? ok(true) : nothing();
}
