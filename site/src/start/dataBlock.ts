/** What a page says of its scripts, in a data block, so that the inline scripts have the same hash on all pages. */
interface DataBlock {
  /** URLs of the stylesheet and scripts of each program, in order. */
  programs: Readonly<Record<Program, readonly string[]>>;
  /** URLs of the scripts of site/src/onDemand/, by name. */
  onDemand: Readonly<Record<string, string>>;
}

/** What a page starts when its reader needs it: the application, or the islands in it (site/src/islands). */
export type Program = 'application' | 'islands';

/** Reads the page's data block (docusaurus-internals/pageTemplate.ts). */
export const dataBlock = (): DataBlock => JSON.parse(document.getElementById('scripts')?.textContent ?? '');
