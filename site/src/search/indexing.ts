import MiniSearch from 'minisearch';
import type { SearchDocument, TextsFile } from './document.ts';
import type { SearchLanguage } from './languages/language.ts';
import { fold, searchTerms, stem } from './tokenize.ts';
import { learn, type Vocabulary } from './vocabulary.ts';

/** Exact terms have a prefix that distinguishes them from stems. */
const sign = '=';
export const exactTerm = (folded: string) => sign + folded;

/** A term without the prefix. */
export const plainTerm = (term: string) => term.replace(sign, '');

/** An index and the words it was made of. */
export interface WordIndex {
  index: MiniSearch;
  vocabulary: Vocabulary;
}

/** Indexes names: titles, breadcrumbs, calls, codes and fields. */
export function indexNames(documents: readonly SearchDocument[], language: SearchLanguage): WordIndex {
  const vocabulary: Vocabulary = new Map();
  const index = new MiniSearch({
    fields: ['title', 'trail', 'call', 'codes'],
    tokenize: searchTerms,
    processTerm: (token) => {
      const folded = fold(token);
      if (language.stopWords.has(folded)) return null;
      learn(vocabulary, folded);
      return [stem(folded, language), exactTerm(folded)];
    },
  });
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
  return { index, vocabulary };
}

/** Number of texts indexed at once; a browser does other work in between. */
const textsAtOnce = 30;

/**
 * Indexes texts and what people ask, in slices. Indexing takes a browser as long as fetching the finished index on a slow network.
 */
export async function indexTexts(
  { texts, asked }: Omit<TextsFile, 'stamp'>,
  language: SearchLanguage,
): Promise<WordIndex> {
  const vocabulary: Vocabulary = new Map();
  const known = new Map<string, { word: string; term: string | null }>();
  const read = (token: string) => {
    const word = fold(token);
    const entry = { word, term: language.stopWords.has(word) ? null : stem(word, language) };
    known.set(token, entry);
    return entry;
  };
  const processTerm = (token: string) => {
    const { word, term } = known.get(token) ?? read(token);
    if (term) learn(vocabulary, word);
    return term;
  };
  const index = new MiniSearch({ fields: ['text', 'asked'], tokenize: searchTerms, processTerm });
  await index.addAllAsync(
    texts.map((text, id) => ({ id, text, asked: asked[id] ?? '' })),
    { chunkSize: textsAtOnce },
  );
  return { index, vocabulary };
}
