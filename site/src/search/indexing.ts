import MiniSearch from 'minisearch';
import type { SearchDocument, TextsFile } from './document.ts';
import type { SearchLanguage } from './searchLanguages.ts';
import { fold, searchTerms, stem } from './tokenize.ts';
import { learn, type Vocabulary } from './typingErrors.ts';

/** Prefix of exact terms, which distinguishes them from stems. */
const sign = '=';
export const exactTerm = (folded: string) => sign + folded;

export const plainTerm = (term: string) => term.replace(sign, '');

export interface WordIndex {
  index: MiniSearch;
  vocabulary: Vocabulary;
}

/** Number of names or longer texts to index in one step. The browser can do other work between steps. */
const atOnce = { names: 100, texts: 30 };

/** Returns a function that folds words and finds their stems, with a cache; the stem of a stop word is null. */
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

/** Indexes the fields of rows in chunks. */
async function indexOf(
  rows: readonly Record<string, string>[],
  language: SearchLanguage,
  chunkSize: number,
  withExact = false,
): Promise<WordIndex> {
  const vocabulary: Vocabulary = new Map();
  const read = wordReader(language, vocabulary);
  const index = new MiniSearch({
    fields: Object.keys(rows[0] ?? {}),
    tokenize: searchTerms,
    processTerm(token) {
      const { word, meaning } = read(token);
      return withExact ? meaning && [meaning, exactTerm(word)] : meaning;
    },
  });
  await index.addAllAsync(
    rows.map((row, id) => ({ id, ...row })),
    { chunkSize },
  );
  return { index, vocabulary };
}

export const indexNames = (documents: readonly SearchDocument[], language: SearchLanguage): Promise<WordIndex> =>
  indexOf(
    documents.map(({ area, title, trail, codes, call }) => ({
      title,
      // Adds `SOAP`, because SOAP pages seldom contain the name of their service.
      trail: [...trail, area === 'soap' ? 'SOAP' : ''].join(' '),
      call: call ? `${call.method} ${call.path}` : '',
      codes: codes.join(' '),
    })),
    language,
    atOnce.names,
    true,
  );

/** Indexes texts and queries. On a slow network, fetching a finished index would take as long. */
export const indexTexts = ({ texts, asked }: Omit<TextsFile, 'stamp'>, language: SearchLanguage) =>
  indexOf(
    texts.map((text, id) => ({ text, asked: asked[id] ?? '' })),
    language,
    atOnce.texts,
  );
