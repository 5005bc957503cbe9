/** One text of one file, and another in its place. */
export interface Planted {
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
}

/** A bug to plant. */
export interface Mutant extends Planted {
  name: string;
  /** What a merchant would suffer from it. */
  harm: string;
  /** What else has to be planted, where two places guard against the same. */
  also?: readonly Planted[];
  /** Why two minutes may not find it; without a reason it has to be found. */
  mayEscape?: string;
}
