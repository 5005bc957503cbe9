/**
 * Sets `seenAt` to the time at which one of the texts becomes visible, in milliseconds since navigation; searches
 * shadow trees too. For a text inserted before the first paint, uses the time of insertion. Runs in the page.
 * @param {string[]} texts
 */
export function observePage(texts) {
  /** Time between two checks, which is the error of the measurement. It includes the duration of a check. */
  const pauseMilliseconds = 10;
  const pausesInLooks = 5;

  /** @param {Node} root @returns {Generator<Element>} */
  function* elements(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { shadowRoot } = /** @type {Element} */ (node);
      if (shadowRoot) yield* elements(shadowRoot);
      const isSought = node.nodeType === Node.TEXT_NODE && texts.includes(node.nodeValue?.trim() ?? '');
      if (isSought && node.parentElement) yield node.parentElement;
    }
  }
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

  /** Time at which the text entered the document, used until the first check after the first paint. */
  let before = Number.NaN;
  const look = () => {
    const begun = performance.now();
    const painted = isPainted();
    for (const element of document.body ? elements(document.body) : []) {
      // Before the first paint no text is visible, and measuring would force a layout, which delays that paint.
      if (!painted) {
        before ||= begun;
        break;
      }
      if (element.getClientRects().length === 0) continue;
      Object.assign(window, { seenAt: before || performance.now() });
      return;
    }
    if (painted) before = Number.NaN;
    setTimeout(look, Math.max(pauseMilliseconds, pausesInLooks * (performance.now() - begun)));
  };
  look();
}
