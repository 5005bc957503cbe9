/** One text of one file, and another in its place. */
export interface Planted {
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
}

export interface Bug extends Planted {
  name: string;
  /** What a merchant would suffer from it. */
  harm: string;
  /** What else has to be planted, where two places guard against the same. */
  also?: readonly Planted[];
  /** Why two minutes may not find it; without a reason it has to be found. */
  mayEscape?: string;
}

/** A sentence of a page that becomes false, in what the sandbox does or in what the page says. */
export interface Lie extends Planted {
  name: string;
  /** What fails: a proof, or the page whose words are not those that were judged. */
  caughtBy: string;
}

export interface Found<By extends string> {
  foundBy: By;
}
