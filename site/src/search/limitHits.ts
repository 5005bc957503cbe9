import type { ScoredDocument, SearchArea } from './document.ts';
import { worthOfName } from './exactName.ts';

/** Maximum number of results shown for a query. */
export const maxHits = 8;

/** Weights of the first and second result on a page. Further ones are dropped. */
const worthOfPlaces = [1, 0.3];

/** Maximum number of results from an area before those of other areas. */
const mostOfArea: Partial<Record<SearchArea, number>> = { reference: 2, errors: 1 };

/** Page of a result. Each part of the reference counts as a page. */
export const pageOf = (href: string) => (/^\/(sandbox-)?api#/.test(href) ? href : (href.split('#')[0] ?? href));

/** Number of results at the top that belong to different pages. */
const differentPages = 5;

export const byScore = (a: ScoredDocument, b: ScoredDocument) => b.score - a.score;

/** Limits the results per page. The second one gets a lower score, and no position at the top. */
export function limitPerPage(best: readonly ScoredDocument[]): ScoredDocument[] {
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

/** Moves results beyond the limit of their area to the end, except those that the query names. */
export function limitAreas(best: readonly ScoredDocument[]): ScoredDocument[] {
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
export function withOperation(best: readonly ScoredDocument[]): ScoredDocument[] {
  const shown = best.slice(0, maxHits);
  const operation = best.find(({ document, isTitled }) => document.call && isTitled);
  if (!operation || shown.some(({ document }) => document.call)) return shown;
  return [...shown.slice(0, maxHits - 1), operation];
}
