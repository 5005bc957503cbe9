import { menu } from '@words/chrome.ts';
import type { ReactNode } from 'react';
import { ApiPanel } from '../../src/components/apiPanel/ApiPanel.tsx';
import { contentId } from '../../src/components/routes.ts';
import { usePage } from '../pages/page.ts';
import styles from './document.module.css';
import { PageTree } from './PageTree.tsx';
import wayUp from './way-up.module.css';

/** Page with its area's tree and a button to the top (src/start/wayUp.ts). Guides also have the reference panel. */
export function AreaPage({ children }: { children: ReactNode }) {
  const { tree } = usePage();
  return (
    <div className={styles.area}>
      <button type="button" className={wayUp.button} aria-label={menu.wayUp} data-way-up="" />
      {tree && <PageTree {...tree} />}
      <main id={contentId} className={styles.main}>
        {children}
      </main>
      {tree?.name === 'guides' && <ApiPanel />}
    </div>
  );
}
