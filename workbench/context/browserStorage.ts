/** What could not be stored: without storage it lasts as long as the page. */
const unstored = new Map<string, string>();

/** A text this browser keeps, null where there is none; never throws. */
export function readText(name: string): string | null {
  try {
    return unstored.get(name) ?? localStorage.getItem(name);
  } catch {
    return unstored.get(name) ?? null;
  }
}

/** Keeps a text in this browser; never throws. */
export function writeText(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
    unstored.delete(name);
  } catch {
    unstored.set(name, text);
  }
}
