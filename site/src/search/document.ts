import type { HttpMethod } from '@balcao/ui/method-label/MethodLabel.tsx';

/** What the build writes for one language (plugins/searchIndex.ts), beside that language's home page. */
export const indexFiles = {
  /** What can be found, without its text: answers at once. */
  documents: 'search-documents.json',
  /** The texts and their index: follows. */
  index: 'search-index.json',
} as const;

/** Parts of the portal that hits are told apart by. */
const searchAreas = ['guides', 'reference', 'errors', 'integrations', 'soap', 'portal'] as const;
export type SearchArea = (typeof searchAreas)[number];

/** A place of the site that can be found. */
export interface SearchDocument {
  /** Address within the language: `/docs/guides/intro#build`. */
  href: string;
  area: SearchArea;
  /** Title of the page, heading of the section, or what the operation does. */
  title: string;
  /** What it is part of, from the outside in: groups of the sidebar, then the page. */
  trail: readonly string[];
  /** Names and codes it talks about, as they are written on the wire: `e00301`, `blockLatePayment`. */
  codes: readonly string[];
  /** For an operation: its call. */
  call?: { method: HttpMethod; path: string };
}

/** First part of the index. */
export interface DocumentsFile {
  /** Both parts of one build carry the same. */
  stamp: string;
  documents: readonly SearchDocument[];
}

/** Second part of the index. */
export interface IndexFile {
  stamp: string;
  /** What each document says, in the order of the documents. */
  texts: readonly string[];
  /** The index of the texts, as the search library writes it. */
  index: string;
}
