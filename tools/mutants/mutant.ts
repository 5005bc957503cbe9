export interface Planted {
  file: string;
  /** Text that occurs once in the file. */
  find: string;
  replace: string;
}

export interface Bug extends Planted {
  name: string;
  /** Damage to a merchant. */
  harm: string;
  /** Further replacements, if two places guard against the same fault. */
  also?: readonly Planted[];
  /** Reason why two minutes may not find the bug; without one it must be found. */
  mayEscape?: string;
}

/** Sentence of a page made false, in the sandbox or in the page. */
export interface Lie extends Planted {
  name: string;
  /** Check that fails: a proof, or the page whose words were not judged. */
  caughtBy: string;
}

export interface Found<By extends string> {
  foundBy: By;
}
