import { referencePageAt } from '../components/api/referencePages.ts';

/** Path of a page without the slash or ending that some hosts add, and without the anchor. */
export const pageOf = ({ pathname, search }: URL | Location): string =>
  pathname.replace(/(\/index)?\.html$|\/$/, '') + search;

/** Matches the ending of a file that is not a page. */
const file = /\.(?!html$)[a-z]{2,5}$/i;

/** Matches the base path of another language. */
const otherLanguage = /^\/(es|en)(\/|$)/;

/** Whether the router can show a URL in this document. `base` is the base path of this language's pages. */
export function isRoute({ origin, pathname }: URL | Location, base: string, ofSite: string): boolean {
  if (origin !== ofSite || !pathname.startsWith(base)) return false;
  const address = `/${pathname.slice(base.length)}`;
  // The reference is always a separate document, because no script contains its content.
  const isReference = referencePageAt(address.replace(/\.html$|\/$/, '')) !== undefined;
  return !isReference && !file.test(address) && !otherLanguage.test(address);
}

/** URL that a link leads to, if the router can show it; otherwise undefined. */
export function routeOf(target: EventTarget | null): URL | undefined {
  const link = (target as Element).closest?.('a[href]:not([target], [download], [lang])');
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const base = document.documentElement.dataset.localeUrl ?? '/';
  return isRoute(new URL(link.href), base, location.origin) ? new URL(link.href) : undefined;
}
