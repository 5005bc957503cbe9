import { referencePageAt } from '../components/api/referencePages.ts';

/** Hosts write a path with a slash or an ending, or without. An anchor is a place in it. */
export const pageOf = ({ pathname, search }: URL | Location): string =>
  pathname.replace(/(\/index)?\.html$|\/$/, '') + search;

/** Endings of files that are no pages. */
const file = /\.(?!html$)[a-z]{2,5}$/i;

/** Base paths of the other languages, below the site's own. */
const otherLanguage = /^\/(es|en)(\/|$)/;

/** Whether a document of this language can show a URL in its place; `base` is the path of its pages. */
export function isRoute({ origin, pathname }: URL | Location, base: string, ofSite: string): boolean {
  if (origin !== ofSite || !pathname.startsWith(base)) return false;
  const address = `/${pathname.slice(base.length)}`;
  // The reference is always a document of its own: no script contains its content.
  const isReference = referencePageAt(address.replace(/\.html$|\/$/, '')) !== undefined;
  return !isReference && !file.test(address) && !otherLanguage.test(address);
}

/** URL of the page that a link leads to, where the router shows it; undefined for every other link. */
export function routeOf(target: EventTarget | null): URL | undefined {
  const link = (target as Element).closest?.('a[href]:not([target], [download], [lang])');
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const base = document.documentElement.dataset.localeUrl ?? '/';
  return isRoute(new URL(link.href), base, location.origin) ? new URL(link.href) : undefined;
}
