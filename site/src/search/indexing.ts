import MiniSearch, { type Options } from 'minisearch';
import type { SearchDocument } from './document.ts';
import type { SearchLanguage } from './languages/language.ts';
import { fold, searchTerms, stem } from './tokenize.ts';

/** A word as it is written stands apart from what words are about. */
const sign = '=';
export const exactTerm = (folded: string) => sign + folded;

/** A word of the index without that sign. */
export const plainTerm = (term: string) => term.replace(sign, '');

/** How names are indexed: titles, ways, calls, codes and fields. */
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

/** Indexes what documents are called; so little that a browser does it faster than it would fetch the result. */
export function indexNames(documents: readonly SearchDocument[], language: SearchLanguage): MiniSearch {
  const index = new MiniSearch(nameOptions(language));
  index.addAll(
    documents.map(({ area, title, trail, codes, call }, id) => ({
      id,
      title,
      // Its pages seldom name the service they are all about.
      trail: [...trail, area === 'soap' ? 'SOAP' : ''].join(' '),
      codes: codes.join(' '),
      call: call ? `${call.method} ${call.path}` : '',
    })),
  );
  return index;
}

/** How texts are indexed; the build, which does it, and the browser, which reads it, must not differ. */
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
 * Indexes what documents say.
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
