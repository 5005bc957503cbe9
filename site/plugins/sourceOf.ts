import { provider } from '../../provider.config.ts';

/** Where the source of a document is edited, in the language it is read in. */
export function sourceOf({ locale, docPath }: { locale: string; docPath: string }): string {
  const folder = locale === 'pt' ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
  return `${provider.links.repository}/site/${folder}/${docPath}`;
}
