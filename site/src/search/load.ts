import type { SearchDocument } from './document.ts';
import type { Engine } from './engine.ts';

const loaded = new Map<string, Promise<Engine>>();

/**
 * Fetches the index and what reads it, once; a fetch that failed is tried again the next time.
 * @param url of the index
 */
export function loadEngine(url: string): Promise<Engine> {
  const known = loaded.get(url);
  if (known) return known;
  const engine = fetchEngine(url);
  engine.catch(() => loaded.delete(url));
  loaded.set(url, engine);
  return engine;
}

async function fetchEngine(url: string): Promise<Engine> {
  const [{ createEngine }, response] = await Promise.all([import('./engine.ts'), fetch(url)]);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return createEngine((await response.json()) as SearchDocument[]);
}
