/**
 * Runs inside the page from its start: notes in `seenAt` when one of the texts is there as a person sees it, inside
 * shadow trees too, in milliseconds since the navigation; before the first paint, when it came into the document.
 * @param {string[]} texts
 */
export function observePage(texts) {
  /** Time between two looks, the error of what is measured; at least this often what a look takes, which is counted. */
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
      if (element.getClientRects().length === 0) continue;
      Object.assign(window, { seenAt: before || performance.now() });
      return;
    }
    if (painted) before = Number.NaN;
    setTimeout(look, Math.max(pauseMilliseconds, pausesInLooks * (performance.now() - begun)));
  };
  look();
}
