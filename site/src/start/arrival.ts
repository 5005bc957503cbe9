/** Leaves operations out of the first layout (`data-arriving`): a browser would lay out two and a half windows. */
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
