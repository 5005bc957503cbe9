import { slipsBetween } from '@balcao/site/src/search/vocabulary.ts';

/** Further apart, or in more than a third of its letters, a name is no slip of another. */
const mostSlips = 3;

/** Longer than this, a name is nobody's slip, and comparing it would only take time. */
const longestName = 60;

/** Known names that one was meant to be, the nearest first; capitals do not count. */
export function nearestNames(name: string, known: readonly string[]): string[] {
  if (name.length > longestName) return [];
  const most = Math.min(mostSlips, name.length / 3);
  return known
    .map((each) => ({ each, slips: slipsBetween(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ slips }) => slips <= most)
    .sort((one, other) => one.slips - other.slips)
    .map(({ each }) => each);
}
