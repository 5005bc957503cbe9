export interface CopyTexts {
  copy: string;
  copied: string;
}

export interface CodeTexts extends CopyTexts {
  /** Accessible name of scrollable code without a title. */
  code: string;
  /** Label of the wrap button, if it has one. */
  wrap?: string;
}
