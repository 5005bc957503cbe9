/**
 * Inline script before the reference's content. The browser lays out two and a half windows, including the first
 * operation with all its fields, although it starts below the window. Styles therefore hide the operations until the
 * first paint (`data-arriving`), unless the URL has an anchor or the reader returns to the page.
 */
const root = document.documentElement;
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const tellsOfPaint = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint');

if (tellsOfPaint && !location.hash && visit?.type === 'navigate') {
  root.toggleAttribute('data-arriving', true);
  // An animation frame callback would run as part of the frame, and so lengthen it.
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    root.removeAttribute('data-arriving');
  }).observe({ type: 'paint', buffered: true });
}
