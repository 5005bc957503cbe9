import { anchorIn } from '../description/anchors.ts';
import type { BehaviourContext } from './behaviourOptions.ts';
import { onClick } from './copy.ts';

const readSelector = '[data-operation]';

/** Marks the current operation in the tree, and keeps its anchor when the reader changes the language. */
export function trackCurrentOperation({ root, signal }: BehaviourContext): void {
  const links = new Map(
    [...root.querySelectorAll<HTMLAnchorElement>('[data-chapters] a')].map((link) => {
      return [anchorIn(link.hash), link] as const;
    }),
  );
  let current: HTMLAnchorElement | undefined;
  const mark = (link: HTMLAnchorElement | undefined) => {
    if (!link || link === current) return;
    current?.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
    current = link;
    keepInView(link);
  };
  const seen = new IntersectionObserver(
    (entries) => {
      const entered = entries.filter(({ isIntersecting }) => isIntersecting).at(-1);
      if (entered) mark(links.get(entered.target.id));
    },
    // The operation at a quarter of the window's height is the current one.
    { rootMargin: '-25% 0px -75% 0px' },
  );
  for (const operation of root.querySelectorAll(readSelector)) seen.observe(operation);
  signal.addEventListener('abort', () => seen.disconnect());

  const takeAlong = (link: HTMLElement) => {
    const there = currentAnchor(current);
    if (there) (link as HTMLAnchorElement).hash = there;
  };
  onClick(document, 'a[lang]', takeAlong, { signal, capture: true });
}

/** Anchor of the URL if it is inside the current operation or in view, otherwise that of the current operation. */
function currentAnchor(current: HTMLAnchorElement | undefined): string | undefined {
  const asked = location.hash && document.getElementById(anchorIn(location.hash));
  const read = current && document.getElementById(anchorIn(current.hash));
  if (asked && (!read || read.contains(asked) || (isInSight(asked) && !asked.contains(read)))) return location.hash;
  return current?.hash;
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Scrolls the tree, but not the page, to keep the marked operation visible. */
function keepInView(link: HTMLAnchorElement): void {
  const list = link.closest<HTMLElement>('[data-chapters]');
  if (!list) return;
  const { top, bottom } = link.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) list.scrollBy({ top: top - frame.top - frame.height / 3 });
}
