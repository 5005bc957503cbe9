/**
 * @typedef {object} Seen
 * @property {number} [at] when the expected text appeared, in milliseconds since the navigation; before the first
 *   paint: when it was in the document
 * @property {number[]} tasks lengths of the tasks of more than 50 ms so far
 * @property {number} busyUntil end of the latest of them
 */

/**
 * @typedef {object} Sought
 * @property {string[]} texts a text that is one of these, as a person sees it, inside shadow trees too
 * @property {boolean} inSight only in the main part of the page, and within the window
 */

/**
 * Runs inside the page from its start: records long tasks, and waits for an operation.
 * @param {Sought | undefined} sought undefined where long tasks are measured: each look walks the page and lays it out
 */
export function observePage(sought) {
  /** Time between two looks, the error of what is measured; at least this often what a look takes, which is counted. */
  const pauseMilliseconds = 10;
  const pausesInLooks = 5;

  /** @type {Seen} */
  const seen = { tasks: [], busyUntil: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      seen.tasks.push(duration);
      seen.busyUntil = Math.max(seen.busyUntil, startTime + duration);
    }
  }).observe({ type: 'longtask', buffered: true });

  if (!sought) {
    seen.at = 0;
    return;
  }
  const { texts, inSight } = sought;

  /** @param {Node} root @returns {Generator<Element>} */
  function* elements(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { shadowRoot } = /** @type {Element} */ (node);
      if (shadowRoot) yield* elements(shadowRoot);
      if (
        node.nodeType === Node.TEXT_NODE &&
        texts.includes(node.nodeValue?.trim() ?? '') &&
        node.parentElement
      ) {
        yield node.parentElement;
      }
    }
  }
  const isInMain = (/** @type {Element} */ element) => {
    for (let at = element; at; at = at.parentElement ?? /** @type {any} */ (at.getRootNode()).host) {
      if (at.localName === 'main') return true;
    }
    return false;
  };
  const isInSight = (/** @type {Element} */ element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return isInMain(element) && top >= 0 && bottom <= innerHeight;
  };
  const isShown = (/** @type {Element} */ element) =>
    element.getClientRects().length > 0 && (!inSight || isInSight(element));
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

  /** When the text came into the document; of use until the first look after the first paint. */
  let before = Number.NaN;
  const look = () => {
    const begun = performance.now();
    const painted = isPainted();
    for (const element of document.body ? elements(document.body) : []) {
      // Nothing is seen before the first paint, and asking for a place would lay out the page, which delays that paint.
      if (!painted) {
        before ||= begun;
        break;
      }
      if (!isShown(element)) continue;
      seen.at = before || performance.now();
      return;
    }
    if (painted) before = Number.NaN;
    setTimeout(look, Math.max(pauseMilliseconds, pausesInLooks * (performance.now() - begun)));
  };
  look();
}
