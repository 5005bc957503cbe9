import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { rootUrlOf } from './rootUrlOf.ts';

/** Base path of the site without the language: `/` or a sub-path. */
export function useRootUrl(): string {
  const { i18n, siteConfig } = useDocusaurusContext();
  return rootUrlOf(siteConfig.baseUrl, i18n.currentLocale);
}
