/** Which elements: by a selector, which says their state too, and by the name or text they have. */
export interface Wanted {
  css: string;
  /** Whole name, or a pattern; any when left out. */
  name?: string | { source: string; flags: string };
}

/** What is done with the first one: nothing, or it is brought into view, or it gets the focus. */
export type Use = 'look' | 'press' | 'focus';

export interface Located {
  /** How many there are to be seen, on the page or further down. */
  count: number;
  /** Where the first one can be pressed; absent while something covers it. */
  point?: { x: number; y: number };
}

/**
 * Runs in the page, so it stands alone. Finds what a reader sees: rendered, not transparent, and not beside the screen.
 */
export function locate({ css, name }: Wanted, use: Use): Located {
  const textOf = (element: HTMLElement) => (element.ariaLabel ?? element.innerText).trim();
  const isNamed = (element: HTMLElement) =>
    name === undefined ||
    (typeof name === 'string'
      ? textOf(element) === name
      : new RegExp(name.source, name.flags).test(textOf(element)));
  const isSeen = (element: Element) => {
    const { width, height, left, right } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      width > 1 &&
      height > 1 &&
      right > 0 &&
      left < innerWidth
    );
  };
  const found = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (each) => isNamed(each) && isSeen(each),
  );
  const [first] = found;
  if (!first || use === 'look') return { count: found.length };
  if (use === 'focus') first.focus();
  const pointOf = () => {
    const [{ left, top, width, height } = new DOMRect()] = first.getClientRects();
    const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    return first.contains(document.elementFromPoint(point.x, point.y)) ? point : undefined;
  };
  const here = pointOf();
  if (!here) first.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return { count: found.length, point: here ?? pointOf() };
}
