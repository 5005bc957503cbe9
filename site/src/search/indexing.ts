import MiniSearch from 'minisearch';
import type { SearchDocument, TextsFile } from './document.ts';
import type { SearchLanguage } from './languages.ts';
import { fold, searchTerms, stem } from './tokenize.ts';
import { learn, type Vocabulary } from './vocabulary.ts';

/** Exact terms have a prefix that distinguishes them from stems. */
const sign = '=';
export const exactTerm = (folded: string) => sign + folded;

export const plainTerm = (term: string) => term.replace(sign, '');

export interface WordIndex {
  index: MiniSearch;
  vocabulary: Vocabulary;
}

/** Documents indexed at once, and texts, which are longer; a browser does other work in between. */
const atOnce = { names: 100, texts: 30 };

/** Reads words, each once: it is folded, and what it means is its stem, or null where it says nothing. */
function wordReader(language: SearchLanguage, vocabulary: Vocabulary) {
  const known = new Map<string, { word: string; meaning: string | null }>();
  const read = (token: string) => {
    const word = fold(token);
    const entry = { word, meaning: language.stopWords.has(word) ? null : stem(word, language) };
    known.set(token, entry);
    return entry;
  };
  return (token: string) => {
    const entry = known.get(token) ?? read(token);
    if (entry.meaning) learn(vocabulary, entry.word);
    return entry;
  };
}

export async function indexNames(
  documents: readonly SearchDocument[],
  language: SearchLanguage,
): Promise<WordIndex> {
  const vocabulary: Vocabulary = new Map();
  const read = wordReader(language, vocabulary);
  const index = new MiniSearch({
    fields: ['title', 'trail', 'call', 'codes'],
    tokenize: searchTerms,
    processTerm: (token) => {
      const { word, meaning } = read(token);
      return meaning && [meaning, exactTerm(word)];
    },
  });
  await index.addAllAsync(
    documents.map(({ area, title, trail, codes, call }, id) => ({
      id,
      title,
      // SOAP pages seldom name their service.
      trail: [...trail, area === 'soap' ? 'SOAP' : ''].join(' '),
      codes: codes.join(' '),
      call: call ? `${call.method} ${call.path}` : '',
    })),
    { chunkSize: atOnce.names },
  );
  return { index, vocabulary };
}

/**
 * Indexes texts and what people ask, in slices. Indexing takes a browser as long as fetching the finished index on a slow network.
 */
export async function indexTexts(
  { texts, asked }: Omit<TextsFile, 'stamp'>,
  language: SearchLanguage,
): Promise<WordIndex> {
  const vocabulary: Vocabulary = new Map();
  const read = wordReader(language, vocabulary);
  const index = new MiniSearch({
    fields: ['text', 'asked'],
    tokenize: searchTerms,
    processTerm: (token) => read(token).meaning,
  });
  await index.addAllAsync(
    texts.map((text, id) => ({ id, text, asked: asked[id] ?? '' })),
    { chunkSize: atOnce.texts },
  );
  return { index, vocabulary };
}
