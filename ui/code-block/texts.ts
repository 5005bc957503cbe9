export interface CopyTexts {
  copy: string;
  copied: string;
}

export interface CodeTexts extends CopyTexts {
  /** Accessible name of the scrollable code without a title. */
  code: string;
  /** Label of the wrap button; without it there is none. */
  wrap?: string;
}
