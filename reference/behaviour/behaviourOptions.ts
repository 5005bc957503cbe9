/** Texts of the page's behaviour, in its language. */
export interface BehaviourTexts {
  /** Number of filter results, `{count}`. */
  found: string;
  foundNothing: string;
  linkCopied: string;
  copied: string;
  failed: string;
}

export interface BehaviourOptions {
  texts: BehaviourTexts;
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
