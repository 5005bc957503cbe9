import type { Unkept } from '@balcao/contract/control/inTab.ts';
import type { WrittenPages } from '../storage/drivers/pageFile.ts';

interface KeptPages {
  /** Pages of the last commit; empty at first. */
  pages: Uint8Array[];
  /** Saves the pages of a commit atomically. Saves nothing more after a storage failure. */
  keep(written: WrittenPages): Promise<void>;
}

/** Object stores: pages by index, and the number of pages. */
const stores = { pages: 'pages', count: 'count' } as const;

const outcomeOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    for (const store of Object.values(stores)) request.result.createObjectStore(store);
  };
  return outcomeOf(request);
}

async function readPages(database: IDBDatabase): Promise<Uint8Array[]> {
  const transaction = database.transaction(Object.values(stores));
  const count = await outcomeOf<number | undefined>(transaction.objectStore(stores.count).get(0));
  if (!count) return [];
  return outcomeOf(transaction.objectStore(stores.pages).getAll(IDBKeyRange.bound(0, count - 1)));
}

function write(database: IDBDatabase, { count, pages }: WrittenPages): Promise<void> {
  // `relaxed` completes once the system has the data, which survive a closed tab, but not a power cut.
  const transaction = database.transaction(Object.values(stores), 'readwrite', { durability: 'relaxed' });
  const kept = transaction.objectStore(stores.pages);
  for (const [index, page] of pages) kept.put(page, index);
  kept.delete(IDBKeyRange.lowerBound(count));
  transaction.objectStore(stores.count).put(count, 0);
  transaction.commit();
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Opens the pages in IndexedDB. `onUnkept` is called once, with the reason, if data will be lost with the tab. */
export async function openKeptPages(name: string, onUnkept: (why: Unkept) => void): Promise<KeptPages> {
  try {
    const database = await open(name);
    const pages = await readPages(database);
    let isKept = true;
    return {
      pages,
      async keep(written) {
        if (!isKept) return;
        try {
          await write(database, written);
        } catch {
          // Without these pages, the saved database would be inconsistent.
          isKept = false;
          onUnkept('full');
        }
      },
    };
  } catch {
    onUnkept('forbidden');
    return { pages: [], keep: async () => undefined };
  }
}
