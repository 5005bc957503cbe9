import type { captions, groups } from '../src/words/pt/trees.ts';

/** A group of pages with a page of its own that lists them; a group of nothing but drafts is left out. */
export interface WrittenGroup {
  /** Names its words (src/words/pt/trees.ts). */
  key: keyof typeof groups;
  /** Address of its own page, under `/docs/category/`; the same in every language. */
  slug: string;
  items: readonly WrittenItem[];
}

/** Items under a caption, which is no page. */
export interface WrittenSection {
  /** Names its words (src/words/pt/trees.ts). */
  caption: keyof typeof captions;
  items: readonly WrittenItem[];
}

/** A page by its id, a group, or items under a caption. */
export type WrittenItem = string | WrittenGroup | WrittenSection;

/** Ids of the pages in one folder. */
export const pages = (folder: string, names: readonly string[]): string[] => names.map((name) => `${folder}/${name}`);
