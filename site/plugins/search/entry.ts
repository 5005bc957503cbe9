import type { SearchDocument } from '../../src/search/document.ts';

/** Something to find, and what it says, on one line. */
export interface Entry {
  document: SearchDocument;
  text: string;
}
