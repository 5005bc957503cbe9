import { Icon } from '@balcao/ui/icon/Icon.tsx';
import { menu, version } from '@words/chrome.ts';
import { BarLinks, useLanguageLinks, useVersionLinks } from './barLinks.tsx';
import styles from './drawer.module.css';

/** Drawer on narrow screens: languages, links of the bar, and a copy of the page tree (src/start/pageTree.ts). */
export function Drawer() {
  return (
    <dialog className={styles.drawer} aria-label={menu.name} data-drawer="">
      <div className={styles.line}>
        {useLanguageLinks()}
        <button type="button" className={styles.close} aria-label={menu.close} data-drawer="close">
          <Icon size={14} strokeWidth="1.7" path="m2 2 10 10m0-10L2 12" />
        </button>
      </div>
      <div className={styles.links}>
        <BarLinks />
        <details>
          <summary>{version.list}</summary>
          {useVersionLinks()}
        </details>
      </div>
      <div data-drawer-pages="" />
    </dialog>
  );
}
