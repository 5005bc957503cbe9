import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Base path of the site without the language: `/` or a sub-path. */
export function useRootUrl(): string {
  const { i18n, siteConfig } = useDocusaurusContext();
  const own = `/${i18n.currentLocale}/`;
  const { baseUrl } = siteConfig;
  return i18n.currentLocale !== i18n.defaultLocale && baseUrl.endsWith(own)
    ? baseUrl.slice(0, -own.length + 1)
    : baseUrl;
}
