import type { Matches } from './lookUp.ts';

/** Least share of what a query says that must be known. */
const leastKnown = 0.2;

/** How much a part of a query tells: the fewer of all documents have all of it, the more. */
export function tellingness(matches: Matches = new Map(), all: number): number {
  const whole = [...matches.values()].filter(({ share }) => share === 1);
  const own = whole.filter(({ isOwn }) => isOwn);
  const having = (own.length > 0 ? own : whole).length;
  return Math.log(1 + all / Math.max(having, 0.5));
}

/** Whether the words that tell most of a query occur nowhere. */
export function isNoise(matches: readonly Matches[], weights: readonly number[]): boolean {
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  return sum(weights.filter((_, i) => matches[i]?.size)) < leastKnown * sum(weights);
}
