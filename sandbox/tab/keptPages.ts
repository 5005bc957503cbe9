import type { Unkept } from '@balcao/contract/control/inTab.ts';
import type { WrittenPages } from '../storage/drivers/pageFile.ts';

interface KeptPages {
  /** As the last commit left them; none at first. */
  pages: Uint8Array[];
  /** Keeps what a commit wrote, as a whole or not at all. Once storage fails, nothing is kept any more. */
  keep(written: WrittenPages): Promise<void>;
}

/** Pages by their index, and their number. */
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
  // `relaxed`: written once the system has it. A tab that is closed loses nothing, as against a computer without power.
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

/** Opens pages kept in IndexedDB; `onUnkept` is told once why what happens lasts only as long as the tab. */
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
          // Pages that are missing from now on would make the kept ones a mixture.
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
