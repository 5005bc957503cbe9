import { createContext, type ReactNode, useContext } from 'react';
import type { PageData } from '../data/pageData.ts';
import { type Language, pathIn } from '../languages.ts';
import { markdownPath } from '../markdown/address.ts';
import type { Tree } from './trees.ts';

export interface Heading {
  level: 2 | 3;
  id: string;
  children: ReactNode;
}

/** Context of the page being rendered, and the headings that its components add. */
export interface Page {
  language: Language;
  /** Path with the base path, without a trailing slash except on the home page. */
  path: string;
  address: string;
  /** Tree of the page's area; undefined outside the documentation. */
  tree?: Tree;
  /** Data besides the contract's facts. */
  data: PageData;
  headings: Heading[];
}

export const PageContext = createContext<Page | undefined>(undefined);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('a component asks for its page outside of one');
  return page;
}

export const useMarkdownPath = (): string => useHref()(`/${markdownPath(usePage().address)}`);

/** Returns a function that adds the language's base path to an address: `/docs/guides/intro`, `/llms.txt`. */
export function useHref(): (address: string) => string {
  const { language } = usePage();
  return (address) => pathIn(language, address);
}
