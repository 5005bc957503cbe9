/**
 * The inline script of the reference before its content. A browser lays out what is within two and a half windows, which
 * is the first operation with all its fields, though it begins below the window: until the first frame is drawn, the
 * styles leave operations out (`data-arriving`). Who follows a link to a place, or comes back to one, sees that place at
 * once.
 */
const root = document.documentElement;
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const tellsOfPaint = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint');

if (tellsOfPaint && !location.hash && visit?.type === 'navigate') {
  root.toggleAttribute('data-arriving', true);
  // A callback of the frame would be a part of it, and so make it a task of a script.
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    root.removeAttribute('data-arriving');
  }).observe({ type: 'paint', buffered: true });
}
