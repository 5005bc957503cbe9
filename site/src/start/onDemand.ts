/** Data for a page's scripts. It is in a data block, so that the inline scripts have the same hash on all pages. */
interface DataBlock {
  /** URLs of each program's stylesheets and scripts, in order. */
  programs: Readonly<Record<Program, readonly string[]>>;
  /** URLs of the scripts of site/src/onDemand/, by name. */
  onDemand: Readonly<Record<string, string>>;
}

/** Programs loaded on demand: islands, and the values of the reader's sandbox in samples. */
export type Program = 'islands' | 'samples';

export const dataBlock = (): DataBlock => JSON.parse(document.getElementById('scripts')?.textContent ?? '');

/** Failed attempts, counted because a browser may cache a failed import under its URL. */
const attempts = new Map<string, number>();

/** Loads a script of site/src/onDemand/ and runs it once; a call after a failure tries again. */
export async function fetchOnDemand<Exports>(name: string): Promise<Exports> {
  const url = dataBlock().onDemand[name] ?? '';
  const attempt = attempts.get(name) ?? 0;
  try {
    return (await import(attempt ? `${url}?${attempt}` : url)) as Exports;
  } catch (failure) {
    attempts.set(name, attempt + 1);
    throw failure;
  }
}
