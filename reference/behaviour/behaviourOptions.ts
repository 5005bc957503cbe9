/** Texts of the page's behaviour, in its language. */
export interface BehaviourTexts {
  /** Number of filter results. */
  found: (count: number) => string;
  foundNothing: string;
  linkCopied: string;
  copied: string;
  failed: string;
}

/** Another server and other credentials than those in the page's samples. */
export interface SampleOwner {
  /** Replaces URL and credentials in code. */
  retarget(code: string): string;
  /** Whose they are, and the text of the button that shows those in the page again. */
  texts: { of: string; back: string };
  reset(): void;
}

export interface BehaviourOptions {
  texts: BehaviourTexts;
  /**
   * Watches whose URL and credentials the samples show; undefined for those in the page.
   * @returns a function that stops
   */
  watchOwner(onChange: (owner: SampleOwner | undefined) => void): () => void;
  /** Samples in the other languages: JSON of highlighted code, by operation and language. */
  samplesAddress: string;
  /** The reference as Markdown. */
  markdownAddress: string;
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
