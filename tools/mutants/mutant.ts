export interface Planted {
  file: string;
  /** Text to replace, which must occur exactly once in the file. */
  find: string;
  replace: string;
}

export interface Bug extends Planted {
  name: string;
  /** Damage that the bug would cause to a merchant. */
  harm: string;
  /** Further replacements, if another place would prevent the same bug. */
  also?: readonly Planted[];
  /** Reason why two minutes may not be enough to find the bug. Without a reason, it must be found. */
  mayEscape?: string;
}

/** Change in the sandbox or a page that makes a sentence of a page false. */
export interface Lie extends Planted {
  name: string;
  /** Check that must fail: a proof, or the page whose words are to be judged again. */
  caughtBy: string;
}

export interface Found<By extends string> {
  foundBy: By;
}
