/** Script data of a page, in a data block, so that the inline scripts have the same hash on all pages. */
interface DataBlock {
  /** URLs of the stylesheets and scripts of each program, in order. */
  programs: Readonly<Record<Program, readonly string[]>>;
  /** URLs of the scripts of site/src/onDemand/, by name. */
  onDemand: Readonly<Record<string, string>>;
}

/** Programs loaded on demand: the page's islands, and the reader's sandbox in its samples. */
export type Program = 'islands' | 'samples';

export const dataBlock = (): DataBlock => JSON.parse(document.getElementById('scripts')?.textContent ?? '');
