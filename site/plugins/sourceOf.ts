import { provider } from '../../provider.config.ts';

/** URL that edits the source of a document, in its language. */
export function sourceOf({ locale, docPath }: { locale: string; docPath: string }): string {
  const folder = locale === 'pt' ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
  return `${provider.links.repository}/site/${folder}/${docPath}`;
}
