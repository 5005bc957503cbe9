import { areaNames as areaNamesEn, search as searchEn } from '../../words/en/chrome.ts';
import { areaNames as areaNamesEs, search as searchEs } from '../../words/es/chrome.ts';
import { areaNames, search } from '../../words/pt/chrome.ts';
import type { SearchLocale } from '../loadSearch.ts';

export interface SearchWords {
  search: typeof search;
  areaNames: typeof areaNames;
}

/** One script serves all languages; their words weigh 1 KB. */
export const searchWords: Record<SearchLocale, SearchWords> = {
  pt: { search, areaNames },
  es: { search: searchEs, areaNames: areaNamesEs },
  en: { search: searchEn, areaNames: areaNamesEn },
};
