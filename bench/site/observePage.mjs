/**
 * @typedef {object} Seen
 * @property {number} paintedAt first contentful paint, in milliseconds since the navigation
 * @property {number} largestAt largest contentful paint
 * @property {[start: number, length: number][]} tasks of more than 50 ms
 * @property {number} [touchedAt] end of the touch or start of the key press, as in Interaction to Next Paint
 * @property {number} [answeredAt] paint of the answer
 */

/**
 * Records paints and long tasks. On request it measures an interaction, or a navigation by the title of the target
 * page. Runs in every page from the start.
 * @param {{ title: string }} sought `title` is empty if there is no navigation
 */
export function observePage({ title }) {
  /** @type {Seen} */
  const seen = { paintedAt: 0, largestAt: 0, tasks: [] };
  /** @param {string} type @param {(entry: PerformanceEntry) => void} take */
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestAt = startTime;
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paintedAt = startTime;
  });

  /** Waits for the end of the frame in which it holds. @param {() => unknown} holds @param {() => void} then */
  const whenPainted = (holds, then) => {
    requestAnimationFrame(() => {
      if (holds()) setTimeout(then);
      else whenPainted(holds, then);
    });
  };
  const now = () => performance.timeOrigin + performance.now();

  /** @param {string} answer selector visible after the next interaction */
  const expectAnswer = (answer) => {
    delete seen.answeredAt;
    for (const sign of ['pointerup', 'keydown']) {
      const note = (/** @type {Event} */ event) => {
        seen.touchedAt ??= event.timeStamp;
      };
      addEventListener(sign, note, { capture: true, passive: true });
    }
    const isThere = () => document.querySelector(answer)?.getClientRects().length;
    whenPainted(isThere, () => {
      seen.answeredAt = performance.now();
    });
  };

  // A link may load a new document or change this one. Both count.
  addEventListener('click', () => sessionStorage.setItem('clicked', String(now())), { capture: true });
  // Each check requests a frame. Without a target, this would lay out a page once for each part that arrives.
  if (title)
    whenPainted(
      () => document.querySelector('h1')?.textContent?.trim() === title,
      () => sessionStorage.setItem('shown', String(now())),
    );
  Object.assign(window, { seen, expectAnswer });
}
