/**
 * Inline script of the reference before its content. A browser lays out two and a half windows, which is the first
 * operation with all its fields, though it starts below the window: until the first frame, the styles hide operations
 * (`data-arriving`). A link or a return to an anchor shows it at once.
 */
const root = document.documentElement;
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const tellsOfPaint = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint');

if (tellsOfPaint && !location.hash && visit?.type === 'navigate') {
  root.toggleAttribute('data-arriving', true);
  // A frame callback is part of the frame, which would make it a task of a script.
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    root.removeAttribute('data-arriving');
  }).observe({ type: 'paint', buffered: true });
}
