import type { Locale } from '@balcao/workbench/core/locale.ts';

export interface PageContext {
  locale: Locale;
  /** BCP 47 tag of the page's language, for numbers, dates and lists. */
  language: string;
  /** Base URL of the site with a trailing slash; `runtime.json` below it names the sandbox. */
  baseUrl: string;
  /** Base URL of the pages in this language, with a trailing slash. */
  localeUrl: string;
}

export type PanelContext = Pick<PageContext, 'locale' | 'baseUrl'>;

export function pageContext(): PageContext {
  const { lang: language, dataset } = document.documentElement;
  const locale = language.slice(0, 2) as Locale;
  const localeUrl = dataset.localeUrl ?? '/';
  return { locale, language, localeUrl, baseUrl: rootUrlOf(localeUrl, locale) };
}

/** Base URL of the site without the language: `/` or a sub-path. The default language has no path segment. */
function rootUrlOf(baseUrl: string, locale: string): string {
  const own = `/${locale}/`;
  return baseUrl.endsWith(own) ? baseUrl.slice(0, -own.length + 1) : baseUrl;
}
