import { referencePageAt } from '../components/api/referencePages.ts';

/** Normalised page path: hosts append a slash or an ending, or neither. An anchor is a position in it. */
export const pageOf = ({ pathname, search }: URL | Location): string =>
  pathname.replace(/(\/index)?\.html$|\/$/, '') + search;

/** Endings of files that are not pages. */
const file = /\.(?!html$)[a-z]{2,5}$/i;

/** Base paths of the other languages, below the site's own. */
const otherLanguage = /^\/(es|en)(\/|$)/;

/** Whether a document of this language can be replaced by a URL; `base` is the path of its pages. */
export function isRoute({ origin, pathname }: URL | Location, base: string, ofSite: string): boolean {
  if (origin !== ofSite || !pathname.startsWith(base)) return false;
  const address = `/${pathname.slice(base.length)}`;
  // The reference is always a separate document: no script contains its content.
  const isReference = referencePageAt(address.replace(/\.html$|\/$/, '')) !== undefined;
  return !isReference && !file.test(address) && !otherLanguage.test(address);
}

/** URL of a link's page, if the router can show it; else undefined. */
export function routeOf(target: EventTarget | null): URL | undefined {
  const link = (target as Element).closest?.('a[href]:not([target], [download], [lang])');
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const base = document.documentElement.dataset.localeUrl ?? '/';
  return isRoute(new URL(link.href), base, location.origin) ? new URL(link.href) : undefined;
}
