export interface BehaviourTexts {
  /** Before the number of filter results. */
  found: string;
  foundNothing: string;
  linkCopied: string;
  copied: string;
  failed: string;
}

/** What the page's behaviour needs to know; it travels as JSON. */
export interface BehaviourOptions {
  texts: BehaviourTexts;
  /** Samples in the other languages: JSON of highlighted code, by operation and language. */
  samplesAddress: string;
  /** A language without buttons in the page, whose number of elements is bounded. */
  addedLanguage?: { id: string; label: string } | undefined;
  markdownAddress: string;
}

/** Another server and other credentials than those in the page's samples. */
export interface SampleOwner {
  retarget(code: string): string;
  /** Whose they are, and the text of the button that shows those in the page again. */
  texts: { of: string; back: string };
  reset(): void;
}

export interface BehaviourContext {
  root: HTMLElement;
  options: BehaviourOptions;
  signal: AbortSignal;
  /** Shows a message for a moment, which screen readers announce. */
  announce: (text: string) => void;
}
