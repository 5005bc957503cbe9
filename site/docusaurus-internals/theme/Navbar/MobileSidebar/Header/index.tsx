import { useLocation } from '@docusaurus/router';
import { useAlternatePageUtils, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import { menu } from '@words/chrome.ts';
import styles from './styles.module.css';

function CloseButton() {
  const sidebar = useNavbarMobileSidebar();
  return (
    <button
      type="button"
      aria-label={menu.close}
      className="clean-btn navbar-sidebar__close"
      onClick={() => sidebar.toggle()}
    >
      <IconClose color="var(--muted)" />
    </button>
  );
}

/** This page in each language, with the languages' own names. */
function Languages() {
  const { locales, currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  const { search, hash } = useLocation();
  return (
    <ul className={styles.languages}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            className={styles.language}
            href={`${createUrl({ locale, fullyQualified: false })}${search}${hash}`}
            lang={localeConfigs[locale]?.htmlLang}
            aria-current={locale === currentLocale || undefined}
          >
            {localeConfigs[locale]?.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Top of the side menu of narrow screens. It adds the languages to the classic theme's header, so that they are in sight. */
export default function NavbarMobileSidebarHeader() {
  return (
    <>
      <div className="navbar-sidebar__brand">
        <NavbarLogo />
        <NavbarColorModeToggle className="margin-right--md" />
        <CloseButton />
      </div>
      <Languages />
    </>
  );
}
