import type MiniSearch from 'minisearch';
import type { SearchOptions } from 'minisearch';
import { exactTerm, plainTerm } from './indexing.ts';
import type { SearchLanguage } from './languages/language.ts';
import { fieldWeights, matchWeights } from './rank.ts';
import { stem } from './tokenize.ts';

/** Score of a match, and the matching terms: exact words or stems. */
export interface TermMatch {
  score: number;
  terms: readonly string[];
}

/** Allowed typos by minimum length of a word. */
const slips = [
  { letters: 1, shortest: 4 },
  { letters: 2, shortest: 7 },
];

/** Terms are passed as they are in the index. */
const asGiven: SearchOptions = {
  boost: fieldWeights,
  tokenize: (text) => text.split(' '),
  processTerm: (term) => term,
};

/**
 * Looks up one word: by its stem, exactly, by prefix, by a synonym; where nothing matches, with typos. A word with a
 * digit is a code and matches exactly.
 * @param indexes of names, and of texts once loaded; both use the same document numbers
 * @param word folded
 * @returns matches by document number
 */
export function lookUpTerm(
  indexes: readonly MiniSearch[],
  word: string,
  language: SearchLanguage,
): Map<number, TermMatch> {
  const matches = new Map<number, TermMatch>();
  const add = (query: string, weight: number, options: SearchOptions = {}) => {
    const results = indexes.flatMap((index) => index.search(query, { ...asGiven, ...options }));
    for (const { id, score, terms } of results) {
      const known = matches.get(id) ?? { score: 0, terms: [] };
      matches.set(id, {
        score: known.score + score * weight,
        terms: [...known.terms, ...terms.map(plainTerm)],
      });
    }
  };
  const meaning = stem(word, language);
  const synonym = language.synonyms.get(meaning);
  add(meaning, matchWeights.meaning);
  add(exactTerm(word), matchWeights.writing, { prefix: true });
  if (synonym) add(synonym, matchWeights.synonym, { combineWith: 'AND' });
  if (matches.size === 0) add(word, matchWeights.writing, { prefix: true });
  if (/\d/.test(word)) return matches;
  for (const { letters, shortest } of slips) {
    if (matches.size > 0 || word.length < shortest) continue;
    add(exactTerm(word), matchWeights.slip, { fuzzy: letters });
    add(meaning, matchWeights.slip, { fuzzy: letters });
  }
  return matches;
}
