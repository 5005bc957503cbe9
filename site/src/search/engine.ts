import type MiniSearch from 'minisearch';
import type { DocumentsFile, SearchDocument, TextsFile } from './document.ts';
import { lookUpTerm, type TermMatch } from './fuzzyMatch.ts';
import { indexNames, indexTexts } from './indexing.ts';
import type { SearchLanguage } from './languages/language.ts';
import { type WordMatcher, wordMatcher } from './markMatches.ts';
import { pageOf, ranked, type ScoredDocument, worthOfPage, worthOfShare } from './rank.ts';
import { fold, tokenize } from './tokenize.ts';

/** A result, and the matcher of its words. */
export interface SearchEngineHit extends ScoredDocument {
  matcher: WordMatcher;
}

/** Finds the results of a query, limited in number, the best of each area first. */
export type Engine = (question: string) => SearchEngineHit[];

/** The search of one language, in two steps. */
export interface Engines {
  /** Searches titles, headings, codes, calls and fields. */
  early: Engine;
  /** Searches full texts, given the second file of the same build. */
  complete: (file: TextsFile) => Promise<Engine>;
}

export function createEngines({ documents }: DocumentsFile, language: SearchLanguage): Engines {
  const names = indexNames(documents, language);
  return {
    early: engineOn([names], language, documents, []),
    complete: async ({ texts }) =>
      engineOn([names, await indexTexts(texts, language)], language, documents, texts),
  };
}

function engineOn(
  indexes: readonly MiniSearch[],
  language: SearchLanguage,
  documents: readonly SearchDocument[],
  texts: readonly string[],
): Engine {
  const pages = documents.map(({ href }) => pageOf(href));
  return (question) => {
    const words = [...new Set(tokenize(question).map(fold))];
    const telling = words.filter((word) => !language.stopWords.has(word));
    const matches = (telling.length > 0 ? telling : words).map((word) => lookUpTerm(indexes, word, language));
    const ofPages = sumOfMatches(matches.map((ofWord) => bestByPage(ofWord, pages)));
    const found = [...sumOfMatches(matches)].flatMap(([id, { score, terms }]): ScoredDocument[] => {
      const document = documents[id];
      const ofPage = ofPages.get(pages[id] ?? '')?.score ?? 0;
      if (!document) return [];
      return [{ document, text: texts[id] ?? '', score: score + worthOfPage * ofPage, terms }];
    });
    return ranked(found, question).map((one) => ({ ...one, matcher: wordMatcher(one.terms, language) }));
  };
}

/** The best match on each page. */
function bestByPage(matches: Map<number, TermMatch>, pages: readonly string[]): Map<string, TermMatch> {
  const best = new Map<string, TermMatch>();
  for (const [id, match] of matches) {
    const page = pages[id] ?? '';
    if (match.score > (best.get(page)?.score ?? 0)) best.set(page, match);
  }
  return best;
}

/** Sums the matches of all words. */
function sumOfMatches<Key>(matches: readonly Map<Key, TermMatch>[]): Map<Key, TermMatch> {
  const all = new Map<Key, TermMatch & { count: number }>();
  for (const ofWord of matches) {
    for (const [key, { score, terms }] of ofWord) {
      const known = all.get(key) ?? { score: 0, terms: [], count: 0 };
      all.set(key, { score: known.score + score, terms: [...known.terms, ...terms], count: known.count + 1 });
    }
  }
  for (const match of all.values()) match.score *= (match.count / matches.length) ** worthOfShare;
  return all;
}
