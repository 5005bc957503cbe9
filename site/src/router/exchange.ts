import { checkRemembered } from '@balcao/ui/radio-panels/handleChoices.ts';

/** Head elements specific to a page; scripts and stylesheets of programs stay. */
const ofPage =
  'title, meta, style, link:not([rel=stylesheet], [rel=prefetch], [rel=preload], [rel=expect]), script[type="application/ld+json"]';

/** Replaces this page's head by another's; common elements stay, above all styles and icon. */
function exchangeHead(next: HTMLHeadElement): void {
  const { head } = document;
  const old = [...head.querySelectorAll(ofPage)];
  const added = [...next.querySelectorAll(ofPage)];
  const without = (those: readonly Element[], others: readonly Element[]) =>
    those.filter((element) => !others.some((each) => each.isEqualNode(element)));
  const isNew = without(added, old);
  const isOld = without(old, added);
  // At the position of the old ones, before the additions of programs.
  (isOld[0] ?? head.querySelector('style'))?.before(...isNew);
  for (const element of isOld) element.remove();
}

/** Original links of a page: the search and the drawer add others. */
const ownLinks = 'a:not([data-results] *, [data-drawer-pages] *)';

/** Copies href and current state of each link from the same list on another page. */
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

/** URLs as written: a document parsed while arriving resolves none. */
const addressesIn = (tree: Element) => [...tree.querySelectorAll('a')].map((link) => link.getAttribute('href')).join();

/** Keeps a tree of pages with its scroll position and open groups; opens the group of the page. */
function updateTree(here: Element, there: Element): void {
  updateLinks(here, there);
  const groups = there.querySelectorAll('details');
  for (const [at, group] of here.querySelectorAll('details').entries()) group.open ||= !!groups[at]?.open;
}

/** Within an area the tree of its pages stays, and so does the reference's panel, whose frame would reload. */
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

/** Replaces this page by another: head, links of the bar, content. */
export function exchange(page: Document): void {
  exchangeHead(page.head);
  const [bar, nextBar] = [document, page].map((each) => each.querySelector('nav.navbar'));
  if (bar && nextBar) updateLinks(bar, nextBar);
  const [note, nextNote] = [document, page].map((each) => each.querySelector('[data-announcement]'));
  if (!nextNote) note?.remove();
  else if (!note) bar?.before(nextNote);
  exchangeContent(page);
  // Shows the chosen language in the new samples.
  checkRemembered(document);
}
