import type { LoadContext } from '@docusaurus/types';

/** Languages of the site; each has its own facts. */
export type SiteLocale = 'pt' | 'es' | 'en';

/** The language this build is for. */
export function localeOf(context: LoadContext): SiteLocale {
  return context.i18n.currentLocale as SiteLocale;
}
