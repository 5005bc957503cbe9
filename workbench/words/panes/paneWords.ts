import type * as words from './pt.ts';

/** Type of the strings in every language. A missing string is a compile error. */
export type PaneWords = typeof words;
