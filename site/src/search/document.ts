import type { HttpMethod } from '@balcao/ui/method-label/MethodLabel.tsx';

/** Search files of one language (builder/search), beside its home page. */
export const searchFiles = {
  documents: 'search-documents.json',
  texts: 'search-texts.json',
} as const;

export type SearchArea = 'guides' | 'reference' | 'errors' | 'integrations' | 'soap' | 'portal';

export interface SearchDocument {
  href: string;
  area: SearchArea;
  title: string;
  /** Breadcrumbs: groups of the sidebar, then the page. */
  trail: readonly string[];
  /** Wire names and codes in the document: `e00301`, `blockLatePayment`. */
  codes: readonly string[];
  /** Names of exactly this document: the id of an operation and its titles in other languages, a code. */
  names?: readonly string[];
  call?: { method: HttpMethod; path: string };
}

/** Stored document: without empty codes, and a section without its page's values (packDocuments.ts). */
export type StoredDocument = Omit<SearchDocument, 'trail' | 'codes' | 'area'> &
  Partial<Pick<SearchDocument, 'trail' | 'codes' | 'area'>>;

export interface DocumentsFile {
  /** Build stamp, equal in both files of a build. */
  stamp: string;
  documents: readonly StoredDocument[];
}

export interface TextsFile {
  stamp: string;
  texts: readonly string[];
  /** Queries for the document in other words than its page's; empty for most. */
  asked: readonly string[];
}
