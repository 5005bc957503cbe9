/** Whether a URL needs the application: marked words, or the API panel's frame. */
export function isAskedByAddress(): boolean {
  return Boolean(window.frameElement) || new URLSearchParams(location.search).has('_highlight');
}

/** Whether a URL's anchor cannot be shown by the browser alone: spelt otherwise, or collapsed. */
export function isPlaceHidden(): boolean {
  if (location.hash.length < 2) return false;
  const place = document.getElementById(location.hash.slice(1));
  return !place || Boolean(place.closest('details:not([open])'));
}
