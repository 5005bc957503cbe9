/** A promise of the sandbox as a page shows it (site/promises). */
export interface PromiseFact {
  id: string;
  about: string;
  promised: string;
  /** The row on the page of differences, of what the sandbox chose. */
  chosen?: string;
  /** When and where its figures were measured, if they were. */
  measured: readonly string[];
  /** Tests and benches, by file and name. */
  heldBy: readonly { file: string; name: string }[];
}
