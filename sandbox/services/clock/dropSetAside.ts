import type { ItemKey } from '../../domain/clock/dueItems.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';

export const nothing = () => refuse('c1001', { source: { parameter: 'id' } });

/** Gives an item up: c1001 for one that was not set aside. */
export async function dropSetAside(
  { store }: Ports,
  { tenant }: Caller,
  item: ItemKey,
): Promise<Outcome<true>> {
  return (await store.write(tenant, ({ failures }) => failures.drop(item))) ? ok(true) : nothing();
}
