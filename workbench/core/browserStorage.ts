/** Values that could not be stored. They last as long as the page. */
const unstored = new Map<string, string>();

/** Event that notifies other parts of this page. The browser notifies other tabs with `storage`. */
const changed = 'balcao.stored';

/** Storage that all tabs of this browser share, or that of one tab until it is closed. */
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

/** Names of stored choices: the destination, and the sandboxes of an origin with the one in use. */
export const storedNames = { destination: 'balcao.destination', sandboxes: 'balcao.sandboxes' };

/** Whether the reader's choice may differ from the default. Only compares strings, because every page contains it. */
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
