import type { DocumentsFile, ScoredDocument, SearchArea, SearchDocument, TextsFile } from './document.ts';
import { exactNames } from './exactName.ts';
import { indexNames, indexTexts, type WordIndex } from './indexing.ts';
import { pageOf } from './limitHits.ts';
import { lookUpPart, type Matches, sumOfMatches, type TermMatch, worthOf } from './lookUp.ts';
import { type WordMatcher, wordMatcher } from './matches.ts';
import { unpackDocuments } from './packDocuments.ts';
import { type QueryPart, readQuery } from './query.ts';
import { areaWeight, ranked, worthOfPage } from './rank.ts';
import type { SearchLanguage } from './searchLanguages.ts';
import { absentThings } from './synonyms/absent.ts';
import { moneyWords } from './synonyms/money.ts';
import { peopleWords } from './synonyms/people.ts';
import { phrasesOf, type TradeWord, tellingWords, tradeVocabulary } from './synonyms/phrases.ts';
import { techniqueWords } from './synonyms/technique.ts';
import { stem } from './tokenize.ts';
import { learn, type Vocabulary } from './typingErrors.ts';

/** Terms of the trade: those in queries, and those on the pages. */
export const tradeWords: readonly TradeWord[] = [...moneyWords, ...peopleWords, ...techniqueWords, ...absentThings];

/** Minimum share of a query's weight that known words must have. */
const leastKnown = 0.2;

/** Weight of a part of the query: the fewer documents contain the part, the higher the weight. */
function tellingness(matches: Matches = new Map(), all: number): number {
  const whole = [...matches.values()].filter(({ share }) => share === 1);
  const own = whole.filter(({ isOwn }) => isOwn);
  const having = (own.length > 0 ? own : whole).length;
  return Math.log(1 + all / Math.max(having, 0.5));
}

/** Whether the words that carry most of the query's weight are unknown. */
function isNoise(matches: readonly Matches[], weights: readonly number[]): boolean {
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  return sum(weights.filter((_, i) => matches[i]?.size)) < leastKnown * sum(weights);
}

/** Score of a section about an absent feature, as a share of the best. Grows with the feature's share of the query. */
const worthOfAbsent = { least: 0.6, share: 0.8 };

/** Sections about absent features that the query names, with the share of its words that name the feature. */
function absentPlaces(parts: readonly QueryPart[]): Map<string, number> {
  const count = parts.reduce((sum, { words }) => sum + words.length, 0);
  return new Map(parts.flatMap(({ words, absentAt }) => absentAt.map((href) => [href, words.length / count] as const)));
}

/** Raises the score of sections about absent features, to the top if the query has no other topic. */
function raiseAbsent(found: readonly ScoredDocument[], absent: ReadonlyMap<string, number>): ScoredDocument[] {
  const best = Math.max(1, ...found.map(({ score }) => score));
  return found.map((one) => {
    const share = absent.get(one.document.href);
    const worth = share === undefined ? 0 : best * (worthOfAbsent.least + worthOfAbsent.share * share);
    return { ...one, score: Math.max(one.score, worth) };
  });
}

export interface SearchEngineHit extends ScoredDocument {
  matcher: WordMatcher;
}

/** Returns the best results of a query. Results in the current area get a higher weight. */
export type Engine = (question: string, here?: SearchArea) => SearchEngineHit[];

/** Search engine of a language in two steps. */
interface Engines {
  /** Searches titles, breadcrumbs, codes and calls. */
  early: Engine;
  /** Searches full texts too, once the second file of the same build is loaded. */
  complete: (file: TextsFile) => Promise<Engine>;
}

/** Creates the engines. Names are indexed in chunks, so that the browser stays responsive. */
export async function createEngines(file: DocumentsFile, language: SearchLanguage): Promise<Engines> {
  const documents = unpackDocuments(file.documents);
  const known = knownOf(documents, language);
  const names = await indexNames(documents, language);
  return {
    early: engineOn([names], known, []),
    complete: async (file) => engineOn([names, await indexTexts(file, language)], known, file.texts),
  };
}

function vocabularyOf(indexes: readonly WordIndex[]): Vocabulary {
  const all: Vocabulary = new Map();
  for (const word of tradeVocabulary(tradeWords)) learn(all, word, 0);
  for (const { vocabulary } of indexes) for (const [word, times] of vocabulary) learn(all, word, times);
  return all;
}

/** Data per document that both steps use. */
function knownOf(documents: readonly SearchDocument[], language: SearchLanguage) {
  const titles = documents.map(({ href, title, trail }) =>
    tellingWords(href.includes('#') ? `${title} ${trail.at(-1) ?? ''}` : title, language).map((word) =>
      stem(word, language),
    ),
  );
  const pages = documents.map(({ href }) => pageOf(href));
  return { documents, language, titles, pages, phrases: phrasesOf(tradeWords, language) };
}

function engineOn(
  wordIndexes: readonly WordIndex[],
  { documents, language, titles, pages, phrases }: ReturnType<typeof knownOf>,
  texts: readonly string[],
): Engine {
  const indexes = wordIndexes.map(({ index }) => index);
  const vocabulary = vocabularyOf(wordIndexes);
  return (question, here) => {
    const parts = readQuery(question, language, phrases, vocabulary);
    const matches = parts.map((part, i) => lookUpPart(indexes, part, language, i === parts.length - 1));
    const weights = parts.map(({ words }, i) => words.length * tellingness(matches[i], documents.length));
    const isKnown = !isNoise(matches, weights);
    const absent = absentPlaces(parts);
    const ofDocuments = sumOfMatches(matches, weights);
    const ofPages = sumOfMatches(
      matches.map((some) => bestByPage(some, pages)),
      weights,
    );
    const nameOf = exactNames(question, language);
    const asked = parts.flatMap(({ words }) => words).map((word) => stem(word, language));
    const found = documents.flatMap((document, id): ScoredDocument[] => {
      const match = ofDocuments.get(id);
      const name = nameOf(document);
      if (name.score === 0 && !absent.has(document.href) && !(match && isKnown)) return [];
      const words = worthOf(match) + worthOfPage * worthOf(ofPages.get(pages[id] ?? ''));
      const terms = match?.terms ?? [];
      const title = titles[id] ?? [];
      const ownTitle = document.href.includes('#') ? 0 : worthOfPageTitle * shareOf(asked, title) ** 2;
      const weight = areaWeight(document, question, terms, here) * name.factor;
      const score = words * (1 + worthOfTitle * shareOf(title, terms) + ownTitle) * weight + name.score;
      return [{ document, text: texts[id] ?? '', score, terms, isTitled: shareOf(asked, title) === 1 }];
    });
    return ranked(raiseAbsent(found, absent), question).map((one) => ({
      ...one,
      matcher: wordMatcher(one.terms, language),
    }));
  };
}

/** Extra weight of matches in the title, which names the topic. */
const worthOfTitle = 0.5;

/** Extra weight of a page with the query's words in its title, because many sections contain some of them too. */
const worthOfPageTitle = 1;

function shareOf(words: readonly string[], others: readonly string[]): number {
  return words.filter((word) => others.includes(word)).length / Math.max(1, words.length);
}

function bestByPage(matches: Matches, pages: readonly string[]): Map<string, TermMatch> {
  const best = new Map<string, TermMatch>();
  for (const [id, match] of matches) {
    const page = pages[id] ?? '';
    if (worthOf(match) > worthOf(best.get(page))) best.set(page, match);
  }
  return best;
}
