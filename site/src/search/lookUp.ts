import type MiniSearch from 'minisearch';
import type { SearchOptions } from 'minisearch';
import { exactTerm, plainTerm } from './indexing.ts';
import type { SearchLanguage } from './languages/language.ts';
import { stem } from './tokenize.ts';

/** How well something answers, and what it does so by: words, or what they are about. */
export interface TermMatch {
  score: number;
  terms: readonly string[];
}

/** What a word is worth in each part of a document. Names and calls are many in one place: each says little of it. */
const boost = { title: 3, trail: 1.3, text: 1, call: 0.2, codes: 0.2 };
const worth = { meaning: 1, writing: 0.4, synonym: 0.8, slip: 1 };

/** So many letters may be wrong in a word of at least this length. */
const slips = [
  { letters: 1, shortest: 4 },
  { letters: 2, shortest: 7 },
];

/** The words are given as they stand in the index. */
const asGiven: SearchOptions = { boost, tokenize: (text) => text.split(' '), processTerm: (term) => term };

/**
 * Looks up one word: by what it is about, as it is written or begins, by a synonym; when it is nowhere, with a slip
 * forgiven. A word with a digit is a code, and never taken for another.
 * @param indexes of names, and of texts once it is there; both number the documents alike
 * @param word folded
 * @returns the documents that answer, by their number
 */
export function lookUpTerm(
  indexes: readonly MiniSearch[],
  word: string,
  language: SearchLanguage,
): Map<number, TermMatch> {
  const matcher = new Map<number, TermMatch>();
  const add = (query: string, weight: number, options: SearchOptions = {}) => {
    const results = indexes.flatMap((index) => index.search(query, { ...asGiven, ...options }));
    for (const { id, score, terms } of results) {
      const known = matcher.get(id) ?? { score: 0, terms: [] };
      matcher.set(id, {
        score: known.score + score * weight,
        terms: [...known.terms, ...terms.map(plainTerm)],
      });
    }
  };
  const meaning = stem(word, language);
  const synonym = language.synonyms.get(meaning);
  add(meaning, worth.meaning);
  add(exactTerm(word), worth.writing, { prefix: true });
  if (synonym) add(synonym, worth.synonym, { combineWith: 'AND' });
  if (matcher.size === 0) add(word, worth.writing, { prefix: true });
  if (/\d/.test(word)) return matcher;
  for (const { letters, shortest } of slips) {
    if (matcher.size > 0 || word.length < shortest) continue;
    add(exactTerm(word), worth.slip, { fuzzy: letters });
    add(meaning, worth.slip, { fuzzy: letters });
  }
  return matcher;
}
