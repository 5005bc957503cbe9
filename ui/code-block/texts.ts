/** What the copy button says, in the language of the page. */
export interface CopyTexts {
  copy: string;
  copied: string;
}

/** What a code block says. */
export interface CodeTexts extends CopyTexts {
  /** What the scrollable code is called when it has no title. */
  code: string;
  /** Name of the button that breaks long lines; without it there is none. */
  wrap?: string;
}
