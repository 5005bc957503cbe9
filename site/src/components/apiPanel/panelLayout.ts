const boxOf = (element: Element | null) => element?.getBoundingClientRect();

/** First block of text that is visible below the navbar. */
function readBlock(): Element | null {
  const x = (boxOf(document.querySelector('main h1'))?.left ?? 0) + 48;
  for (let y = 96; y < innerHeight; y += 32) {
    const block = document.elementFromPoint(x, y)?.closest('main :is(h1, h2, h3, p, li, tr, pre)');
    if (block) return block;
  }
  return null;
}

/** Changes the layout without moving the text in the window. */
export function keepScrollPosition(change: () => void): void {
  const block = readBlock();
  const before = boxOf(block)?.top ?? 0;
  change();
  scrollBy({ top: (boxOf(block)?.top ?? 0) - before, behavior: 'instant' });
}

/** Places the panel of a wide window below the navbar. The navbar is lower while the announcement is visible. */
export function placeBelowNavbar(panel: HTMLElement): void {
  const end = boxOf(document.querySelector('.navbar'))?.bottom ?? 0;
  panel.style.setProperty('--api-panel-top', `${Math.max(0, end)}px`);
}
