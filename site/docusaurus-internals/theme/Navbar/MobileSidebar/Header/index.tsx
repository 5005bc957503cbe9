import { Icon } from '@balcao/ui/icon/Icon.tsx';
import { useLocation } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import NavbarItem, { type Props as Item } from '@theme/NavbarItem';
import { menu } from '@words/chrome.ts';
import styles from '../styles.module.css';

/** This page in each language, with the languages' own names. */
function Languages() {
  const { locales, currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  const { search, hash } = useLocation();
  return locales.map((locale) => (
    <a
      key={locale}
      href={`${createUrl({ locale, fullyQualified: false })}${search}${hash}`}
      lang={localeConfigs[locale]?.htmlLang}
      aria-current={locale === currentLocale || undefined}
    >
      {localeConfigs[locale]?.label}
    </a>
  ));
}

/** Top of the drawer: what the bar shows on a wide screen. */
export default function NavbarMobileSidebarHeader() {
  const items = useThemeConfig().navbar.items as (Item & { label?: string })[];
  return (
    <>
      <div className={styles.line}>
        <Languages />
        <button type="button" className={styles.close} aria-label={menu.close} data-drawer="close">
          <Icon size={14} strokeWidth="1.7" path="m2 2 10 10m0-10L2 12" />
        </button>
      </div>
      <div className={styles.links}>
        {items.map((item) => (
          <NavbarItem key={`${item.type} ${item.label}`} mobile {...item} />
        ))}
      </div>
    </>
  );
}
