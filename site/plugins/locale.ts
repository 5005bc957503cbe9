import type { LoadContext } from '@docusaurus/types';

/** Languages of the site; each has its own facts. */
export const siteLocales = ['pt', 'es', 'en'] as const;
export type SiteLocale = (typeof siteLocales)[number];

/** The language of this build. */
export function localeOf(context: LoadContext): SiteLocale {
  return context.i18n.currentLocale as SiteLocale;
}
