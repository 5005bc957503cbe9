/** A value of this site in the reader's browser; undefined where there is none, or no storage. */
export function storedValue(name: string): string | undefined {
  try {
    return localStorage[name];
  } catch {
    return undefined;
  }
}

/** Stores values by their names. Without storage a choice lasts as long as the page. */
export function storeValues(values: Readonly<Record<string, string>>): void {
  try {
    Object.assign(localStorage, values);
  } catch {}
}
