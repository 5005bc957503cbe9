export interface BehaviourTexts {
  /** Text before the number of filter results. */
  found: string;
  foundNothing: string;
  linkCopied: string;
  copied: string;
  failed: string;
}

/** Settings of the page's behaviour, sent as JSON. */
export interface BehaviourOptions {
  texts: BehaviourTexts;
  /** Samples in the other languages: JSON of highlighted code, by operation and language. */
  samplesAddress: string;
  /** Language without buttons in the page, whose number of elements is bounded. */
  addedLanguage?: { id: string; label: string } | undefined;
  markdownAddress: string;
}

/** Server and credentials that replace those in the page's samples. */
export interface SampleOwner {
  retarget(code: string): string;
  /** Name of their owner, and text of the button that restores the page's. */
  texts: { of: string; back: string };
  reset(): void;
}

export interface BehaviourContext {
  root: HTMLElement;
  options: BehaviourOptions;
  signal: AbortSignal;
  /** Shows a message briefly, also to screen readers. */
  announce: (text: string) => void;
}
