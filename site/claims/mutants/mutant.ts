/** A lie to plant: one text of one file replaced by another, and the claim that has to catch it. */
export interface Mutant {
  /** What becomes false. */
  name: string;
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  page: string;
  /** Beginning of the sentence whose row fails. */
  caughtBy: string;
}
