/** Runs something once the document is parsed: a script may come while it still arrives, or later. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}
