import type { HttpMethod } from '@balcao/ui/method-label/MethodLabel.tsx';

/** Search files of a language (builder/search), next to its home page. */
export const searchFiles = { documents: 'search-documents.json', texts: 'search-texts.json' } as const;

export type SearchArea = 'guides' | 'reference' | 'errors' | 'integrations' | 'soap' | 'portal';

export interface SearchDocument {
  href: string;
  area: SearchArea;
  title: string;
  /** Breadcrumbs: groups of the sidebar, then the page. */
  trail: readonly string[];
  /** Codes and wire names that occur in the document: `e00301`, `blockLatePayment`. */
  codes: readonly string[];
  /** Names of this document alone: a code, or the id of an operation and its titles in other languages. */
  names?: readonly string[];
  call?: { method: HttpMethod; path: string };
}

/** Document as stored: without empty codes, and in sections without the values of their page (packDocuments.ts). */
export type StoredDocument = Omit<SearchDocument, 'trail' | 'codes' | 'area'> &
  Partial<Pick<SearchDocument, 'trail' | 'codes' | 'area'>>;

export interface DocumentsFile {
  /** Stamp of the build, the same in both files. */
  stamp: string;
  documents: readonly StoredDocument[];
}

export interface TextsFile {
  stamp: string;
  texts: readonly string[];
  /** Queries for each document in words that its page does not use; usually empty. */
  asked: readonly string[];
}

/** Document found for a query. */
export interface ScoredDocument {
  document: SearchDocument;
  score: number;
  terms: readonly string[];
  /** Full text; empty until the second file is loaded. */
  text: string;
  isTitled: boolean;
}
