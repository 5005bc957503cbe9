import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { useAlternatePageUtils, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import styles from './styles.module.css';

function CloseButton() {
  const menu = useNavbarMobileSidebar();
  const label = translate({
    id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
    message: 'Close navigation bar',
    description: 'The ARIA label for close button of mobile sidebar',
  });
  return (
    <button
      type="button"
      aria-label={label}
      className="clean-btn navbar-sidebar__close"
      onClick={() => menu.toggle()}
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
