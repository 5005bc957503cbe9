import type { Figure } from './figures.ts';

/** A test by its file and title, or a bench by its file and the table it writes into bench/RESULTS.md. */
export type Holder = { file: string; test: string } | { file: string; table: string };

/** A promise: its figures, and what fails when it is broken. Its words are in src/words, under the same id. */
export interface PromiseRow {
  figures?: Readonly<Record<string, Figure>>;
  /** The rule that it rests on, by its id on the page of differences; that of a figure needs no name here. */
  chosen?: string;
  heldBy: readonly Holder[];
}

/** The promises of a section, by their ids. */
export type PromiseRows = Readonly<Record<string, PromiseRow>>;

/** Tests of one file, by their titles. */
export const tests = (file: string, ...titles: readonly string[]): Holder[] =>
  titles.map((test) => ({ file, test }));

/** A bench, with the table that it writes. */
export const bench = (file: string, table: string): Holder[] => [{ file, table }];
