import type { Locale } from '@balcao/workbench/core/locale.ts';
import { rootUrlOf } from '../components/rootUrlOf.ts';

/** What an island knows of its page. */
export interface PageContext {
  locale: Locale;
  /** BCP 47 tag of its language, for numbers, dates and lists. */
  language: string;
  /** Base URL of the site, with a trailing slash: `runtime.json` below it names the sandbox. */
  baseUrl: string;
  /** Base URL of the pages in this language, with a trailing slash. */
  localeUrl: string;
}

/** Reads it from the page's root element (theme/Root). */
export function pageContext(): PageContext {
  const { lang: language, dataset } = document.documentElement;
  const locale = language.slice(0, 2) as Locale;
  const localeUrl = dataset.localeUrl ?? '/';
  return { locale, language, localeUrl, baseUrl: rootUrlOf(localeUrl, locale) };
}
