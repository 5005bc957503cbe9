import type { groups } from '../src/words/pt/trees.ts';

/** A group of pages with a page of its own that lists them; a group of nothing but drafts is left out. */
export interface WrittenGroup {
  /** Names its words (src/words/pt/trees.ts). */
  key: keyof typeof groups;
  /** Address of its own page, under `/docs/category/`; the same in every language. */
  slug: string;
  items: readonly WrittenItem[];
}

/** A page by its id, or a group. */
export type WrittenItem = string | WrittenGroup;

/** Ids of the pages in one folder. */
export const pages = (folder: string, names: readonly string[]): string[] =>
  names.map((name) => `${folder}/${name}`);
