import { useHistory } from '@docusaurus/router';
import { useHistoryPopHandler } from '@docusaurus/theme-common/internal';
import NavbarMobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header';
import { menu } from '@words/chrome.ts';
import { useEffect } from 'react';
import { closeDrawer } from '../../../../src/start/drawer.ts';
import styles from './styles.module.css';

/** Links of the copied tree are none of the router's: it is handed what a plain press follows. */
function useCopiedLinks(): void {
  const history = useHistory();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('[data-drawer-pages] a');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      history.push(link.pathname);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [history]);
}

/**
 * The drawer of narrow screens: languages, the links of the bar, and the pages of the area. Plain scripts open and close
 * it, and copy the tree of pages into it, so that the tree is in the HTML once (src/start/drawer.ts).
 */
export default function NavbarMobileSidebar() {
  // A step back closes it, and leaves the reader on the page.
  useHistoryPopHandler(() => (closeDrawer() ? false : undefined));
  useCopiedLinks();
  return (
    <dialog className={styles.drawer} aria-label={menu.name} data-drawer="">
      <NavbarMobileSidebarHeader />
      <div data-drawer-pages="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    </dialog>
  );
}
