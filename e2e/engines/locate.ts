/** Selection of elements by a selector, which may include their state, and by name or text. */
export interface Wanted {
  css: string;
  /** Complete name or a pattern. Default: any name. */
  name?: string | { source: string; flags: string };
}

/** Inspects elements of the whole page or the viewport, or scrolls to the first one or focuses it. */
export type Use = 'look' | 'view' | 'press' | 'focus';

export interface Located {
  /** Number of visible elements, including those outside the viewport. */
  count: number;
  /** Point at which the first element can be pressed; absent if it is covered or moving. */
  point?: { x: number; y: number };
}

/** Finds elements that a reader can see: rendered, opaque, not covered. Runs in the page, so it is self-contained. */
export async function locate({ css, name }: Wanted, use: Use): Promise<Located> {
  // An element far below the viewport has no layout, so it has no rendered text.
  const textOf = (element: HTMLElement) =>
    (element.ariaLabel ?? (element.innerText || element.textContent || '')).trim();
  const isNamed = (element: HTMLElement) =>
    name === undefined ||
    (typeof name === 'string' ? textOf(element) === name : new RegExp(name.source, name.flags).test(textOf(element)));
  const isSeen = (element: Element) => {
    const { width, height, left, right, top, bottom } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      width > 1 &&
      height > 1 &&
      right > 0 &&
      left < innerWidth &&
      (use !== 'view' || (bottom > 0 && top < innerHeight))
    );
  };
  const found = [...document.querySelectorAll<HTMLElement>(css)].filter((each) => isNamed(each) && isSeen(each));
  const [first] = found;
  if (!first || use === 'look' || use === 'view') return { count: found.length };
  if (use === 'focus') first.focus();
  const note = ({ target }: Event) => {
    document.documentElement.dataset.pressed = String(first.contains(target as Node));
  };
  delete document.documentElement.dataset.pressed;
  if (use === 'press') addEventListener('pointerdown', note, { capture: true, once: true });
  const pointOf = () => {
    const [{ left, top, width, height } = new DOMRect()] = first.getClientRects();
    const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    return first.contains(document.elementFromPoint(point.x, point.y)) ? point : undefined;
  };
  if (!pointOf()) first.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const point = pointOf();
  // Waits for the next frame, in which nearby parts get their layout and may move others.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const later = pointOf();
  return { count: found.length, point: later?.x === point?.x && later?.y === point?.y ? later : undefined };
}
