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
