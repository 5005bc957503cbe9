/** Whether a click opens its link in another tab or window, or saves its target. */
export const isElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

/** Event sent to the document before the router replaces the page. */
export const pageLeft = 'balcao:leave';

export const pageShown = 'balcao:page';

/** Runs a callback once the document is parsed, or immediately if it already is. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}
