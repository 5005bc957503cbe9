import MiniSearch, { type Options } from 'minisearch';
import type { SearchDocument } from './document.ts';
import type { SearchLanguage } from './languages/language.ts';
import { fold, searchTerms, stem } from './tokenize.ts';

/** Exact terms have a prefix that distinguishes them from stems. */
const sign = '=';
export const exactTerm = (folded: string) => sign + folded;

/** A term without the prefix. */
export const plainTerm = (term: string) => term.replace(sign, '');

/** Index options of names: titles, breadcrumbs, calls, codes and fields. */
function nameOptions(language: SearchLanguage): Options {
  return {
    fields: ['title', 'trail', 'call', 'codes'],
    tokenize: searchTerms,
    processTerm: (term) => {
      const folded = fold(term);
      return language.stopWords.has(folded) ? null : [stem(folded, language), exactTerm(folded)];
    },
  };
}

/** Indexes names; building this index is faster than loading it. */
export function indexNames(documents: readonly SearchDocument[], language: SearchLanguage): MiniSearch {
  const index = new MiniSearch(nameOptions(language));
  index.addAll(
    documents.map(({ area, title, trail, codes, call }, id) => ({
      id,
      title,
      // SOAP pages seldom name their service.
      trail: [...trail, area === 'soap' ? 'SOAP' : ''].join(' '),
      codes: codes.join(' '),
      call: call ? `${call.method} ${call.path}` : '',
    })),
  );
  return index;
}

/** Index options of texts; build and browser must use the same. */
function textOptions(language: SearchLanguage): Options {
  return {
    fields: ['text'],
    tokenize: searchTerms,
    processTerm: (term) => {
      const folded = fold(term);
      return language.stopWords.has(folded) ? null : stem(folded, language);
    },
  };
}

/**
 * Indexes texts.
 * @param texts in the order of the documents
 * @returns the index as text, for `readTextIndex`
 */
export function writeTextIndex(texts: readonly string[], language: SearchLanguage): string {
  const index = new MiniSearch(textOptions(language));
  index.addAll(texts.map((text, id) => ({ id, text })));
  return JSON.stringify(index);
}

export const readTextIndex = (written: string, language: SearchLanguage): MiniSearch =>
  MiniSearch.loadJSON(written, textOptions(language));
