import type { captions, groups } from '../src/words/pt/trees.ts';

/** Group of pages. The site has a page that lists them. */
export interface WrittenGroup {
  /** Key of its words in src/words/pt/trees.ts. */
  key: keyof typeof groups;
  /** Last part of the address of its page under `/docs/category/`, the same in every language. */
  slug: string;
  items: readonly WrittenItem[];
}

/** Items below a caption, which has no page. */
export interface WrittenSection {
  /** Key of its words in src/words/pt/trees.ts. */
  caption: keyof typeof captions;
  items: readonly WrittenItem[];
}

/** Page id, group of pages, or items below a caption. */
export type WrittenItem = string | WrittenGroup | WrittenSection;

/** Ids of pages in a folder. */
export const pages = (folder: string, names: readonly string[]): string[] => names.map((name) => `${folder}/${name}`);
