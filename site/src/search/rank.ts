import type { SearchArea, SearchDocument } from './document.ts';
import { isCallQuery } from './exactName.ts';
import { byScore, limitAreas, limitPerPage, maxHits, withOperation } from './limitHits.ts';

/** Weight of each field. Codes and calls have low weights, because a document has many of them. */
export const fieldWeights = { title: 2, trail: 1.3, text: 1, asked: 2, call: 0.2, codes: 0.2 };
/** Weight of each kind of match: the stem of a word, the exact word, its beginning. */
export const matchWeights = { meaning: 1, writing: 0.4, beginning: 0.2 };

/** Weight of matches elsewhere on the page. They count because one paragraph seldom contains all words of a query. */
export const worthOfPage = 0.6;

export interface ScoredDocument {
  document: SearchDocument;
  score: number;
  terms: readonly string[];
  /** Full text. Empty until the second file is loaded. */
  text: string;
  isTitled: boolean;
}

/** Weights of areas for queries in words: explanations are first, operations lower, pages of links last. */
const worthOfArea: Readonly<Record<SearchArea, number>> = {
  guides: 1,
  integrations: 0.6,
  soap: 0.5,
  errors: 0.7,
  reference: 0.5,
  portal: 0.3,
};
/** Patterns for queries that name an area. SOAP and plugins rank high only if the query names them. */
const nameOfArea: Partial<Record<SearchArea, RegExp>> = {
  soap: /\bsoap\b|\bwsdl\b/i,
  integrations: /presta|woo|wordpress|plug-?in|m[oó]d[uú]l|\b(loja|tienda|shop|store)/i,
};
const worthOfNamed = 1;
const worthOfHere = 1.6;
/** Pages that repeat much of the content of others, and therefore contain almost every word. */
const listPages = /^\/docs\/guides\/(differences|glossary)\b/;
const worthOfList = 0.4;

export function areaWeight(
  { area, href }: SearchDocument,
  question: string,
  terms: readonly string[],
  here?: SearchArea,
): number {
  if (area === here) return worthOfHere;
  const isCode = area === 'soap' && terms.some((term) => /\d{4}/.test(term));
  if (isCode || nameOfArea[area]?.test(question)) return worthOfNamed;
  return worthOfArea[area] * (listPages.test(href) ? worthOfList : 1);
}

export function ranked(found: readonly ScoredDocument[], question: string): ScoredDocument[] {
  const shown = limitPerPage([...found].sort(byScore));
  const asked = isCallQuery(question) ? shown : withOperation(limitAreas(shown));
  return asked.slice(0, maxHits);
}
