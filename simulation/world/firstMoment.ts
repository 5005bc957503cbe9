import type { Random } from '../random.ts';

const year = 365 * 86_400_000;

/** Start of a story, in milliseconds: any time of a year, so that some meet changes of summer time. */
export const firstMoment = (random: Random) => Date.UTC(2026, 0, 1) + random.below(year / 1000) * 1000;
