/** Values that could not be stored; they last as long as the page. */
const unstored = new Map<string, string>();

/** A stored text, null where there is none; never throws. */
export function readText(name: string): string | null {
  try {
    return unstored.get(name) ?? localStorage.getItem(name);
  } catch {
    return unstored.get(name) ?? null;
  }
}

/** Stores a text in this browser; never throws. */
export function writeText(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
    unstored.delete(name);
  } catch {
    unstored.set(name, text);
  }
}
