/** Upper part of the window in which a heading counts as read. */
const readPart = '-72px 0px -70% 0px';

let observer: IntersectionObserver | undefined;

export function markContents(): void {
  observer?.disconnect();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.table-of-contents a')];
  if (links.length === 0) return;
  const headings = [...document.querySelectorAll('main :is(h2, h3)[id]')];
  const mark = () => {
    // Finds the last heading above the end of this part, because inside a long section no heading is in it.
    const end = innerHeight * 0.3;
    const read = headings.filter((heading) => heading.getBoundingClientRect().top < end).at(-1);
    for (const link of links) {
      const isRead = read !== undefined && link.hash === `#${read.id}`;
      if (isRead) link.ariaCurrent = 'location';
      else link.removeAttribute('aria-current');
    }
  };
  observer = new IntersectionObserver(mark, { rootMargin: readPart });
  for (const heading of headings) observer.observe(heading);
}

/** Makes code and tables focusable only if they scroll, because pages are built with a tab stop at each of them. */
const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const scrolls = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
    if (scrolls) target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
  }
});

export function markScrollable(): void {
  sizes.disconnect();
  for (const element of document.querySelectorAll('main [role=group][tabindex]')) sizes.observe(element);
}
