import type { HttpMethod } from '@balcao/ui/method-label/MethodLabel.tsx';

/** What the build writes for one language (plugins/searchIndex.ts), beside that language's home page. */
export const indexFile = 'search-index.json';

/** A place of the site that can be found. */
export interface SearchDocument {
  /** Address within the language: `/docs/guides/intro#build`. */
  href: string;
  /** Title of the page, heading of the section, or what the operation does. */
  title: string;
  /** What it is part of, from the outside in: groups of the sidebar, then the page. */
  trail: readonly string[];
  /** Names and codes it talks about, as they are written on the wire: `e00301`, `blockLatePayment`. */
  codes: readonly string[];
  /** For an operation: its call. */
  call?: { method: HttpMethod; path: string };
}
