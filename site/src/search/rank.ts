import type { SearchArea, SearchDocument } from './document.ts';
import { isCallQuery, worthOfName } from './exactName.ts';

/** Weight of each field. Codes and calls have low weights, because a document has many of them. */
export const fieldWeights = { title: 2, trail: 1.3, text: 1, asked: 2, call: 0.2, codes: 0.2 };
/** Weight of each kind of match: the stem of a word, the exact word, its beginning. */
export const matchWeights = { meaning: 1, writing: 0.4, beginning: 0.2 };

/** Weight of matches elsewhere on the page, because one paragraph seldom contains all words of a query. */
export const worthOfPage = 0.6;

export interface ScoredDocument {
  document: SearchDocument;
  score: number;
  terms: readonly string[];
  /** Full text; empty until the second file is loaded. */
  text: string;
  isTitled: boolean;
}

export const maxHits = 8;

/** Weights of the first and second result on a page; further ones are dropped. */
const worthOfPlaces = [1, 0.3];

/** Weights of areas for queries in words: explanations are first, operations lower, pages of links last. */
const worthOfArea: Readonly<Record<SearchArea, number>> = {
  guides: 1,
  integrations: 0.6,
  soap: 0.5,
  errors: 0.7,
  reference: 0.5,
  portal: 0.3,
};
/** Maximum number of results from an area before those of other areas. */
const mostOfArea: Partial<Record<SearchArea, number>> = { reference: 2, errors: 1 };
/** Patterns for queries that name an area. SOAP and plugins rank high only if the query names them. */
const nameOfArea: Partial<Record<SearchArea, RegExp>> = {
  soap: /\bsoap\b|\bwsdl\b/i,
  integrations: /presta|woo|wordpress|plug-?in|m[oó]d[uú]l|\b(loja|tienda|shop|store)/i,
};
const worthOfNamed = 1;
const worthOfHere = 1.6;
/** Pages that repeat much content of others, and so contain almost every word. */
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

/** Page of a result; each part of the reference counts as a page. */
export const pageOf = (href: string) => (/^\/(sandbox-)?api#/.test(href) ? href : (href.split('#')[0] ?? href));

/** Number of results at the top that belong to different pages. */
const differentPages = 5;

export function ranked(found: readonly ScoredDocument[], question: string): ScoredDocument[] {
  const shown = limitPerPage([...found].sort(byScore));
  const asked = isCallQuery(question) ? shown : withOperation(limitAreas(shown));
  return asked.slice(0, maxHits);
}

const byScore = (a: ScoredDocument, b: ScoredDocument) => b.score - a.score;

/** Limits results per page: the second one gets a lower score and no position at the top. */
function limitPerPage(best: readonly ScoredDocument[]): ScoredDocument[] {
  const counts = new Map<string, number>();
  const weighed = best.flatMap((one) => {
    const page = pageOf(one.document.href);
    const count = counts.get(page) ?? 0;
    counts.set(page, count + 1);
    const worth = worthOfPlaces[count];
    return worth ? [{ ...one, score: one.score * worth, isFirst: count === 0 }] : [];
  });
  const top = weighed.filter(({ isFirst }) => isFirst).slice(0, differentPages);
  return [...top, ...weighed.filter((one) => !top.includes(one)).sort(byScore)];
}

/** Moves the results of an area beyond its limit to the end, except those that the query names. */
function limitAreas(best: readonly ScoredDocument[]): ScoredDocument[] {
  const counts = new Map<SearchArea, number>();
  const isLeft = ({ document: { area }, score }: ScoredDocument) => {
    const count = (counts.get(area) ?? 0) + 1;
    counts.set(area, count);
    return count > (mostOfArea[area] ?? maxHits) && score < worthOfName;
  };
  const left = new Set(best.filter(isLeft));
  return [...best.filter((one) => !left.has(one)), ...left];
}

/** Gives the last position to the operation whose title the query names, unless an operation is shown already. */
function withOperation(best: readonly ScoredDocument[]): ScoredDocument[] {
  const shown = best.slice(0, maxHits);
  const operation = best.find(({ document, isTitled }) => document.call && isTitled);
  if (!operation || shown.some(({ document }) => document.call)) return shown;
  return [...shown.slice(0, maxHits - 1), operation];
}
