import { ColourModeButton } from '@balcao/ui/colour-mode/ColourModeButton.tsx';
import { Icon } from '@balcao/ui/icon/Icon.tsx';
import { colourToggle, menu, version } from '@words/chrome.ts';
import { Brand } from '../../src/components/Brand/Brand.tsx';
import { SiteLink } from '../../src/components/SiteLink.tsx';
import { facts } from '../../src/facts/facts.ts';
import styles from './bar.module.css';
import { ApiVersionLink, AreaLink, MainSiteLink, SpecificationLink, VersionLink } from './barLinks.tsx';
import { Drawer } from './Drawer.tsx';
import { Dropdown } from './Dropdown.tsx';
import { Languages } from './Languages.tsx';
import { Search } from './Search.tsx';

export function Bar() {
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
          <AreaLink area="guides" />
          <SpecificationLink />
          <AreaLink area="integrations" />
          <MainSiteLink />
        </div>
        <div className={styles.items}>
          <Search />
          <Dropdown name={version.name} label={`${version.label} · API ${facts.apiVersion}`}>
            <li>
              <VersionLink />
            </li>
            <li>
              <ApiVersionLink />
            </li>
          </Dropdown>
          <Languages />
          <ColourModeButton label={(mode) => colourToggle.label(colourToggle.modes[mode])} />
        </div>
      </div>
      <Drawer />
    </nav>
  );
}
