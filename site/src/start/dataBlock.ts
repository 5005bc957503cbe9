/** What a page says of its scripts, in a data block, so that the inline scripts have the same hash on all pages. */
interface DataBlock {
  /** URLs of the application's stylesheet and scripts, in order. */
  application: readonly string[];
  /** URLs of the scripts of site/src/onDemand/, by name. */
  onDemand: Readonly<Record<string, string>>;
}

/** Reads the page's data block (docusaurus-internals/pageTemplate.ts). */
export const dataBlock = (): DataBlock => JSON.parse(document.getElementById('scripts')?.textContent ?? '');
