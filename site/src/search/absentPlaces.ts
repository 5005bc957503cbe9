import type { QueryPart } from './query.ts';
import type { ScoredDocument } from './rank.ts';

/** Worth of a section that says that a thing does not exist: of the best result, by its share of the query's words. */
const worthOfAbsent = { least: 0.6, share: 0.8 };

/** The sections that say that a thing of the query does not exist, and that thing's share of its words. */
export function absentPlaces(parts: readonly QueryPart[]): Map<string, number> {
  const count = parts.reduce((sum, { words }) => sum + words.length, 0);
  return new Map(
    parts.flatMap(({ words, absentAt }) => absentAt.map((href) => [href, words.length / count] as const)),
  );
}

/** Raises these sections, to the first place where the query is about nothing else. */
export function raiseAbsent(
  found: readonly ScoredDocument[],
  absent: ReadonlyMap<string, number>,
): ScoredDocument[] {
  const best = Math.max(1, ...found.map(({ score }) => score));
  return found.map((one) => {
    const share = absent.get(one.document.href);
    const worth = share === undefined ? 0 : best * (worthOfAbsent.least + worthOfAbsent.share * share);
    return { ...one, score: Math.max(one.score, worth) };
  });
}
