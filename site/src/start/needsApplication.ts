/** Whether an address asks for what only the application does: words to be marked, or the API panel's frame. */
export function isAskedByAddress(): boolean {
  return Boolean(window.frameElement) || new URLSearchParams(location.search).has('_highlight');
}

/** Whether an address names a place the browser cannot show by itself: spelt otherwise, or folded away. */
export function isPlaceHidden(): boolean {
  if (location.hash.length < 2) return false;
  const place = document.getElementById(location.hash.slice(1));
  return !place || Boolean(place.closest('details:not([open])'));
}
