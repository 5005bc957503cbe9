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

/** Number of texts indexed at once; a browser does other work in between. */
const textsAtOnce = 30;

/**
 * Indexes texts, in slices. Indexing takes a browser as long as fetching the finished index on a slow network.
 * @param texts in the order of the documents
 */
export async function indexTexts(texts: readonly string[], language: SearchLanguage): Promise<MiniSearch> {
  const known = new Map<string, string | null>();
  const termOf = (token: string) => {
    const folded = fold(token);
    return language.stopWords.has(folded) ? null : stem(folded, language);
  };
  const processTerm = (token: string) => {
    const term = known.get(token) ?? termOf(token);
    known.set(token, term);
    return term;
  };
  const index = new MiniSearch({ fields: ['text'], tokenize: searchTerms, processTerm });
  await index.addAllAsync(
    texts.map((text, id) => ({ id, text })),
    { chunkSize: textsAtOnce },
  );
  return index;
}
