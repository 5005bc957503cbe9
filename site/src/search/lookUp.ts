import type MiniSearch from 'minisearch';
import type { SearchOptions } from 'minisearch';
import { exactTerm, plainTerm } from './indexing.ts';
import type { QueryPart } from './query.ts';
import { fieldWeights, matchWeights } from './rank.ts';
import type { SearchLanguage } from './searchLanguages.ts';
import { stem } from './tokenize.ts';

export interface TermMatch {
  score: number;
  terms: readonly string[];
  share: number;
  /** Whether the words themselves match, rather than a synonym. */
  isOwn?: boolean;
}

export type Matches = Map<number, TermMatch>;

/** Options for terms that already have their indexed form. */
const asGiven: SearchOptions = {
  boost: fieldWeights,
  tokenize: (text) => text.split(' '),
  processTerm: (term) => term,
};

/** Minimum length of a word that is looked up as a prefix. */
const shortestBeginning = 3;

/** Looks up the words of a part or their synonyms in all indexes loaded so far. */
export function lookUpPart(
  indexes: readonly MiniSearch[],
  { words, meanings }: QueryPart,
  language: SearchLanguage,
  isLast: boolean,
): Matches {
  const own = words.map((word, i) => lookUpWord(indexes, word, language, isLast && i === words.length - 1));
  const best = sumOfMatches(own);
  for (const match of best.values()) match.isOwn = true;
  for (const { stems, weight } of meanings) {
    const all = stems.map((each) => matchesOf(indexes, each, Math.min(1, words.length / stems.length) * weight));
    for (const [id, match] of sumOfMatches(all)) {
      if (match.share === 1 && worthOf(match) > worthOf(best.get(id))) best.set(id, match);
    }
  }
  return best;
}

/** Looks up a word by its stem and exactly, and as a prefix if it may be incomplete. */
function lookUpWord(indexes: readonly MiniSearch[], word: string, language: SearchLanguage, isLast: boolean): Matches {
  const whole = unionOf([
    matchesOf(indexes, stem(word, language), matchWeights.meaning),
    matchesOf(indexes, exactTerm(word), matchWeights.writing),
  ]);
  if (word.length < shortestBeginning || (whole.size > 0 && !isLast)) return whole;
  const beginnings = [exactTerm(word), ...(whole.size === 0 ? [word] : [])];
  return unionOf([
    whole,
    ...beginnings.map((each) => matchesOf(indexes, each, matchWeights.beginning, { prefix: true })),
  ]);
}

function matchesOf(indexes: readonly MiniSearch[], term: string, weight: number, options: SearchOptions = {}): Matches {
  return unionOf(
    indexes.map(
      (index) =>
        new Map(
          index
            .search(term, { ...asGiven, ...options })
            .map(({ id, score, terms }) => [
              id as number,
              { score: score * weight, terms: terms.map(plainTerm), share: 1 },
            ]),
        ),
    ),
  );
}

function unionOf(ways: readonly Matches[]): Matches {
  const all = sumOfMatches(ways);
  for (const match of all.values()) match.share = 1;
  return all;
}

/** Exponent that favours matches of a larger share of the words. */
const worthOfShare = 2;

/** Score of a match, reduced if words are missing. */
export const worthOf = (match: TermMatch | undefined) => (match ? match.score * match.share ** worthOfShare : 0);

export function sumOfMatches<Key>(
  matches: readonly Map<Key, TermMatch>[],
  weights: readonly number[] = matches.map(() => 1),
): Map<Key, TermMatch> {
  const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const all = new Map<Key, TermMatch>();
  matches.forEach((some, i) => {
    for (const [key, { score, terms, share }] of some) {
      const known = all.get(key);
      all.set(key, {
        score: score + (known?.score ?? 0),
        terms: [...(known?.terms ?? []), ...terms],
        share: (share * (weights[i] ?? 0)) / whole + (known?.share ?? 0),
      });
    }
  });
  return all;
}
