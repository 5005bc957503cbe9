/** A bug to plant: one text of one file replaced by another. */
export interface Mutant {
  name: string;
  /** What a merchant would suffer from it. */
  harm: string;
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
}
