import { Azulejo } from '@balcao/ui/azulejo/Azulejo.tsx';
import { ColourModeButton } from '@balcao/ui/colour-mode/ColourModeButton.tsx';
import { Icon } from '@balcao/ui/icon/Icon.tsx';
import { colourToggle, menu, version } from '@words/chrome.ts';
import type { ReactElement } from 'react';
import { provider } from '../../../provider.config.ts';
import { SiteLink } from '../../src/components/SiteLink.tsx';
import { facts } from '../../src/facts/facts.ts';
import { usePage } from '../pages/page.ts';
import styles from './bar.module.css';
import { BarLinks, useLanguageLinks, useVersionLinks } from './barLinks.tsx';
import { Drawer } from './Drawer.tsx';
import { Search } from './Search.tsx';

export function Brand() {
  return (
    <span className={styles.wordmark}>
      <Azulejo tile="star" size={30} solid />
      {provider.brand}
    </span>
  );
}

/** List that opens below the current choice. A press outside closes it (src/start/dropdowns.ts). */
function Dropdown({ name, label, links }: { name: string; label: string; links: readonly ReactElement[] }) {
  return (
    <details className={`${styles.onlyWide} ${styles.dropdown}`} data-dropdown="">
      <summary className={styles.link} aria-label={`${name}: ${label}`}>
        {label}
      </summary>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </details>
  );
}

export function Bar() {
  const label = `${version.label} · API ${facts.apiVersion}`;
  return (
    <nav aria-label={menu.main} className={`navbar ${styles.bar}`}>
      <div className={styles.inner}>
        <div className={styles.items}>
          <button
            type="button"
            className={styles.toggle}
            aria-label={menu.open}
            aria-haspopup="dialog"
            data-drawer="open"
          >
            <Icon size={30} strokeWidth="2" path="M4 7h22M4 15h22M4 23h22" />
          </button>
          <SiteLink className={`navbar__brand ${styles.brand}`} href="/">
            <Brand />
          </SiteLink>
          <BarLinks className={`${styles.onlyWide} ${styles.link}`} />
        </div>
        <div className={styles.items}>
          <Search />
          <Dropdown name={version.name} label={label} links={useVersionLinks()} />
          <Dropdown name={menu.languages} label={usePage().language.name} links={useLanguageLinks()} />
          <ColourModeButton label={(mode) => colourToggle.label(colourToggle.modes[mode])} />
        </div>
      </div>
      <Drawer />
    </nav>
  );
}
