import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** BCP 47 tag of the page's language, for numbers, dates and lists. */
export function useLanguage(): string {
  const { i18n } = useDocusaurusContext();
  return i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? 'pt-PT';
}
