/** What the moving parts of the page say, in its language. */
export interface BehaviourTexts {
  /** How many results the filter has, `{count}`. */
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

/** What every moving part is given. */
export interface BehaviourContext {
  /** Where the page's HTML is. */
  root: HTMLElement;
  options: BehaviourOptions;
  /** Takes every listener off again. */
  signal: AbortSignal;
  /** Says something to eyes and to screen readers, for a moment. */
  announce: (text: string) => void;
}
