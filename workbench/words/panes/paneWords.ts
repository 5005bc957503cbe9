import type * as words from './pt.ts';

/** Type of the texts in every language; a missing text does not compile. */
export type PaneWords = typeof words;
