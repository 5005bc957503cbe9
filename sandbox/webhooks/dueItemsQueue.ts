import { type DueItem, keyOf } from '../domain/clock/dueItems.ts';
import type { Ports } from '../domain/ports.ts';
import { createSerialQueue } from '../domain/serialQueue.ts';
import { processDueItem } from '../services/clock/processDueItem.ts';
import type { ItemFailures } from './failedItems.ts';

/** Maximum number of items of one tenant before the next tenant is served. */
const itemsInTurn = 16;

const tenantsAtOnce = 4;

/** Processes due payments and registrations one by one, alternating between tenants. */
interface DueItemsQueue {
  run(tenant?: string): Promise<void>;
}

/** @param failures records a failed item; the other items continue */
export function createDueItemsQueue(ports: Ports, failures: ItemFailures): DueItemsQueue {
  const { store, clock } = ports;
  // Two concurrent calls for a tenant would count each failure twice.
  const serially = createSerialQueue();

  async function doOne(item: DueItem, unchanged: Set<string>): Promise<void> {
    const { kind, id } = keyOf(item);
    const name = `${kind} ${id} ${item.at}`;
    try {
      if (await processDueItem(ports, item)) return;
      // Another process may have handled the item, but an item listed twice has not changed and would stay due.
      if (unchanged.has(name)) throw new Error(`${name} is still due after it was done.`);
      unchanged.add(name);
    } catch (error) {
      await failures.count(item.tenant, { kind, id }, error);
    }
  }

  async function takeTurn(tenant: string, unchanged: Set<string>): Promise<boolean> {
    const items = await store.dueItems(tenant, clock.now(), itemsInTurn);
    for (const item of items) await doOne(item, unchanged);
    return items.length > 0;
  }

  async function runTenant(tenant: string): Promise<void> {
    await serially(tenant, async () => {
      const unchanged = new Set<string>();
      while (await takeTurn(tenant, unchanged));
    });
  }

  async function runAll(): Promise<void> {
    const unchanged = new Map<string, Set<string>>();
    let waiting = await store.tenantsWithDueItems(clock.now());
    while (waiting.length > 0) {
      const again: string[] = [];
      for (let from = 0; from < waiting.length; from += tenantsAtOnce) {
        const group = waiting.slice(from, from + tenantsAtOnce);
        const turns = group.map(async (tenant) => {
          const own = unchanged.get(tenant) ?? new Set<string>();
          unchanged.set(tenant, own);
          if (await serially(tenant, () => takeTurn(tenant, own))) again.push(tenant);
        });
        for (const turn of await Promise.allSettled(turns)) if (turn.status === 'rejected') throw turn.reason;
      }
      waiting = again;
    }
  }

  return { run: (tenant) => (tenant === undefined ? runAll() : runTenant(tenant)) };
}
