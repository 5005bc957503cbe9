export interface BehaviourTexts {
  /** Text before the number of filter results. */
  found: string;
  foundNothing: string;
  linkCopied: string;
  copied: string;
  failed: string;
}

/** Settings of the page's behaviour, stored in the page as JSON. */
export interface BehaviourOptions {
  texts: BehaviourTexts;
  /** URL of the samples in the other languages: JSON of highlighted code, by operation and language. */
  samplesAddress: string;
  /** Language whose buttons a script adds, because the number of elements in the page is limited. */
  addedLanguage?: { id: string; label: string } | undefined;
  markdownAddress: string;
}

/** Owner of the server and of the credentials that replace those in the page's samples. */
export interface SampleOwner {
  retarget(code: string): string;
  /** Words for the owner, and text of the button that restores the original values. */
  texts: { of: string; back: string };
  reset(): void;
}

export interface BehaviourContext {
  root: HTMLElement;
  options: BehaviourOptions;
  signal: AbortSignal;
  /** Shows a message briefly and announces it to screen readers. */
  announce: (text: string) => void;
}
