import type { SearchArea, SearchDocument } from './document.ts';

/** Weight of each field of a document. Codes and calls have low weights, because a document has many. */
export const fieldWeights = { title: 3, trail: 1.3, text: 1, call: 0.2, codes: 0.2 };
/** Weight of each kind of match of a word: its stem, the exact word, a synonym, a typo. */
export const matchWeights = { meaning: 1, writing: 0.4, synonym: 0.8, slip: 1 };

/** Weight of matches elsewhere on the page, because a single paragraph seldom contains all words of a query. */
export const worthOfPage = 0.6;
/** Exponent that favours documents matching more of the words. */
export const worthOfShare = 2.5;

type Call = NonNullable<SearchDocument['call']>;

/** A method, a path, or both: `POST /payments`, `/refunds`, `get payments`. */
const written = /^\s*(get|post|put|patch|delete)?\b\s*(\/?[\w{}/]*)\s*$/i;
/** Score that puts the operation of a call query first. */
const worthOfSame = 100;
const worthOfPart = 6;

const plain = (path: string) => path.toLowerCase().replace(/\{\w*\}/g, '{}');
const segments = (path: string) => plain(path).split('/').filter(Boolean);

/** Whether a query is a call rather than words. */
function isCallQuery(question: string): boolean {
  const [, method, path = ''] = written.exec(question) ?? [];
  return Boolean(method) || path.startsWith('/');
}

/** Score of an operation for a query that is its call, or one word of its path: `refunds`. */
function callScore(call: Call | undefined, question: string): number {
  const asked = written.exec(question);
  if (!call || !asked) return 1;
  const [, method, path = ''] = asked;
  if (method && method.toLowerCase() !== call.method.toLowerCase()) return 1;
  if (isCallQuery(question) && plain(call.path) === `/${segments(path).join('/')}`) return worthOfSame;
  const own = segments(call.path);
  const wanted = segments(path);
  return wanted.length > 0 && wanted.every((each) => own.includes(each)) ? worthOfPart : 1;
}

/** A matching document and its score. */
export interface ScoredDocument {
  document: SearchDocument;
  score: number;
  /** Matching terms: stems and exact words. */
  terms: readonly string[];
  /** Its text; empty before the second index file is loaded. */
  text: string;
}

/** Maximum number of results. */
export const maxHits = 8;

/** Weights of further results on the same page. */
const worthOfPlaces = [1, 0.3];

/** Weights of areas for queries in words: explanations first, operations lower, lists of links last. */
const worthOfArea: Readonly<Record<SearchArea, number>> = {
  guides: 1,
  integrations: 1,
  soap: 0.5,
  errors: 0.8,
  reference: 0.5,
  portal: 0.3,
};
const mostOfReference = 2;
/** The deprecated service is meant where only it has the word, or where the question names it. */
const worthOfNamedSoap = 1;

/** The page of a result; each part of the reference counts as a page. */
export const pageOf = (href: string) => (href.startsWith('/api#') ? href : (href.split('#')[0] ?? href));

/** The best results grouped by area, areas and results ordered by score. */
export function ranked(found: readonly ScoredDocument[], question: string): ScoredDocument[] {
  const weighed = found.map((one) => ({ ...one, score: one.score * areaWeight(one.document, question) }));
  const shown = limitPerPage(weighed.sort(byScore)).sort(byScore);
  const asked = isCallQuery(question) ? shown : limitReferenceParts(shown);
  return byArea(asked.slice(0, maxHits));
}

const byScore = (a: ScoredDocument, b: ScoredDocument) => b.score - a.score;

function areaWeight({ area, call }: SearchDocument, question: string): number {
  if (area === 'soap' && /\bsoap\b/i.test(question)) return worthOfNamedSoap;
  return worthOfArea[area] * callScore(call, question);
}

/** Limits the results of each page and lowers the score of later ones. */
function limitPerPage(best: readonly ScoredDocument[]): ScoredDocument[] {
  const counts = new Map<string, number>();
  return best.flatMap((one) => {
    const page = pageOf(one.document.href);
    const count = counts.get(page) ?? 0;
    counts.set(page, count + 1);
    const worth = worthOfPlaces[count];
    return worth ? [{ ...one, score: one.score * worth }] : [];
  });
}

/** Limits the results from the reference where there are others. */
function limitReferenceParts(best: readonly ScoredDocument[]): ScoredDocument[] {
  const reference = best.filter(({ document }) => document.area === 'reference');
  const kept = new Set(reference.slice(0, mostOfReference));
  const rest = best.filter((one) => one.document.area !== 'reference' || kept.has(one));
  return [...rest, ...reference.slice(mostOfReference)];
}

function byArea(hits: readonly ScoredDocument[]): ScoredDocument[] {
  const areas = new Map<SearchArea, ScoredDocument[]>();
  for (const hit of hits) {
    const { area } = hit.document;
    areas.set(area, [...(areas.get(area) ?? []), hit]);
  }
  return [...areas.values()].flat();
}
