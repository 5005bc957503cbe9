/** Stored value of this site; undefined without value or storage. */
export function storedValue(name: string): string | undefined {
  try {
    return localStorage[name];
  } catch {
    return undefined;
  }
}

/** Stores values by name. Without storage a choice lasts as long as the page. */
export function storeValues(values: Readonly<Record<string, string>>): void {
  try {
    Object.assign(localStorage, values);
  } catch {}
}
