/** Values that could not be stored; they last as long as the page. */
const unstored = new Map<string, string>();

/** Notifies the other parts of a page; the browser notifies other tabs with `storage`. */
const changed = 'balcao.stored';

/** Storage of this browser, shared by its tabs, or of one tab until it is closed. */
type StorageKind = 'localStorage' | 'sessionStorage';

export function readText(name: string, kind: StorageKind = 'localStorage'): string | null {
  try {
    return unstored.get(name) ?? globalThis[kind].getItem(name);
  } catch {
    return unstored.get(name) ?? null;
  }
}

export function writeText(name: string, text: string | null, kind: StorageKind = 'localStorage'): void {
  unstored.delete(name);
  try {
    if (text === null) globalThis[kind].removeItem(name);
    else globalThis[kind].setItem(name, text);
  } catch {
    if (text !== null) unstored.set(name, text);
  }
  globalThis.dispatchEvent?.(new Event(changed));
}

export function onStored(listener: () => void): () => void {
  addEventListener(changed, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}

/** Names of the reader's choices: the destination, and the sandboxes of an origin with the one in use. */
export const storedNames = { destination: 'balcao.destination', sandboxes: 'balcao.sandboxes' };

/** Whether the reader's choice differs from the page's default. Part of every page, so it only compares texts. */
export function hasStoredChoice(): boolean {
  try {
    return Object.entries(localStorage).some(
      ([name, text]) =>
        name === storedNames.destination ||
        (name.startsWith(`${storedNames.sandboxes} `) && !text.includes('"current":""')),
    );
  } catch {
    return false;
  }
}
