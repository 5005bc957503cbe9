import type { LoadContext } from '@docusaurus/types';

/** Languages of the site; each has its own facts. */
export type SiteLocale = 'pt' | 'es' | 'en';

/** The language of this build. */
export function localeOf(context: LoadContext): SiteLocale {
  return context.i18n.currentLocale as SiteLocale;
}
