/** Which elements: by a selector, which says their state too, and by the name or text they have. */
export interface Wanted {
  css: string;
  /** Whole name, or a pattern; any when left out. */
  name?: string | { source: string; flags: string };
}

/** To look at them anywhere or in the viewport, or to bring the first into view or give it the focus. */
export type Use = 'look' | 'view' | 'press' | 'focus';

export interface Located {
  /** How many there are to be seen, on the page or further down. */
  count: number;
  /** Where the first one can be pressed; absent while something covers it, and while it moves. */
  point?: { x: number; y: number };
}

/** Runs in the page, alone. Finds what a reader sees: rendered, not transparent, not beside the screen. */
export async function locate({ css, name }: Wanted, use: Use): Promise<Located> {
  // What has no layout yet, since it is far below, has no rendered text.
  const textOf = (element: HTMLElement) =>
    (element.ariaLabel ?? (element.innerText || element.textContent || '')).trim();
  const isNamed = (element: HTMLElement) =>
    name === undefined ||
    (typeof name === 'string'
      ? textOf(element) === name
      : new RegExp(name.source, name.flags).test(textOf(element)));
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
  const found = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (each) => isNamed(each) && isSeen(each),
  );
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
  // What comes near gets its layout with the next frame, and may move the rest.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const later = pointOf();
  return { count: found.length, point: later?.x === point?.x && later?.y === point?.y ? later : undefined };
}
