import { checkRemembered } from '@balcao/ui/radio-panels/handleChoices.ts';

/** Head elements that differ between pages. Scripts and stylesheets of programs are kept. */
const ofPage =
  'title, meta, style, link:not([rel=stylesheet], [rel=prefetch], [rel=preload], [rel=expect]), script[type="application/ld+json"]';

/** Replaces the head of this page with another's, and keeps the elements that both have, such as styles and icon. */
function exchangeHead(next: HTMLHeadElement): void {
  const { head } = document;
  const old = [...head.querySelectorAll(ofPage)];
  const added = [...next.querySelectorAll(ofPage)];
  const without = (those: readonly Element[], others: readonly Element[]) =>
    those.filter((element) => !others.some((each) => each.isEqualNode(element)));
  const isNew = without(added, old);
  const isOld = without(old, added);
  // Inserted at the position of the old elements, that is, before those that programs have added.
  (isOld[0] ?? head.querySelector('style'))?.before(...isNew);
  for (const element of isOld) element.remove();
}

/** Links of the page itself. The search and the drawer add others. */
const ownLinks = 'a:not([data-results] *, [data-drawer-pages] *)';

/** Copies URL and current state of each link from the same list on another page. */
function updateLinks(here: Element, there: Element): void {
  const links = there.querySelectorAll(ownLinks);
  for (const [at, link] of here.querySelectorAll(ownLinks).entries()) {
    for (const name of ['href', 'class', 'aria-current']) {
      const value = links[at]?.getAttribute(name) ?? null;
      if (value === link.getAttribute(name)) continue;
      if (value === null) link.removeAttribute(name);
      else link.setAttribute(name, value);
    }
  }
}

/** Returns URLs as written, because a document that is still arriving cannot resolve them. */
const addressesIn = (tree: Element) => [...tree.querySelectorAll('a')].map((link) => link.getAttribute('href')).join();

/** Updates a page tree. Keeps its scroll position and open groups, and opens the group of the new page. */
function updateTree(here: Element, there: Element): void {
  updateLinks(here, there);
  const groups = there.querySelectorAll('details');
  for (const [at, group] of here.querySelectorAll('details').entries()) group.open ||= !!groups[at]?.open;
}

/** Keeps the tree of pages within an area, and the API panel, whose frame would otherwise reload. */
function exchangeContent(page: Document): void {
  const both = (selector: string) => [document, page].map((each) => each.querySelector(selector));
  const [here, there] = both('body > .page');
  const [tree, nextTree] = both('aside:has([data-page-tree])');
  const [main, nextMain] = both('main');
  if (!here || !there) throw new Error('a page has no content');
  const isSameArea = tree && nextTree && addressesIn(tree) === addressesIn(nextTree);
  if (isSameArea && main && nextMain) {
    updateTree(tree, nextTree);
    main.replaceWith(nextMain);
  } else here.replaceWith(there);
}

/** Replaces this page with another: head, links of the bar, content. */
export function exchange(page: Document): void {
  exchangeHead(page.head);
  const [bar, nextBar] = [document, page].map((each) => each.querySelector('nav.navbar'));
  if (bar && nextBar) updateLinks(bar, nextBar);
  const [note, nextNote] = [document, page].map((each) => each.querySelector('[data-announcement]'));
  if (!nextNote) note?.remove();
  else if (!note) bar?.before(nextNote);
  exchangeContent(page);
  // Applies the chosen sample language to the new page.
  checkRemembered(document);
}
