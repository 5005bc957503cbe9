/** Texts of the page's behaviour, in its language. */
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
  /** The reference as Markdown. */
  markdownAddress: string;
}

/** Another server and other credentials than those in the page's samples. */
export interface SampleOwner {
  /** Replaces URL and credentials in code. */
  retarget(code: string): string;
  /** Whose they are, and the text of the button that shows those in the page again. */
  texts: { of: string; back: string };
  reset(): void;
}

/** What every behaviour receives. */
export interface BehaviourContext {
  /** Root element of the page's HTML. */
  root: HTMLElement;
  options: BehaviourOptions;
  /** Removes every listener. */
  signal: AbortSignal;
  /** Shows a message for a moment, which screen readers announce. */
  announce: (text: string) => void;
}
