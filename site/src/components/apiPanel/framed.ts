/**
 * Marks a page inside a same-origin frame, the API panel's, where navbar and footer are hidden (chrome.css). Runs
 * inline before the first paint, so it must not reference other code.
 */
export function markFramed(): void {
  if (window.frameElement) document.documentElement.dataset.framed = '';
}
