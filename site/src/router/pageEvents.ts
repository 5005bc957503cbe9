/** Whether a click opens its link in another tab or window, or saves it. */
export const isElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

/** Document event before the page is replaced by another one. */
export const pageLeft = 'balcao:leave';

export const pageShown = 'balcao:page';

/** Runs a callback once the document is parsed, also if it already is. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}
