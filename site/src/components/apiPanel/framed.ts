/**
 * Marks a page that stands in a frame of this same site, the API panel's: there it goes without the bars of the page
 * around it (chrome.css). It runs inline before the first paint, so it stands alone.
 */
export function markFramed(): void {
  if (window.frameElement) document.documentElement.dataset.framed = '';
}
